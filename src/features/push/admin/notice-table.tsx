import { formatDateTime } from '#az/format/dates.ts';
import { formatNumber } from '#az/format/format-number.ts';
import { Table } from '#platform/ui/table.tsx';
import type { SentNotice } from '../rules/notices/push-notices.ts';
import { pushAdminText } from '../text.ts';

const COUNTS = ['recipients', 'sent', 'failed', 'replaced'] as const;

const columns = [
  { label: pushAdminText.time },
  { label: pushAdminText.notice, className: 'w-full' },
  ...COUNTS.map((name) => ({ label: pushAdminText[name], className: 'whitespace-nowrap text-end!' })),
];

/** The notices with the number of browsers that got each, newest first. */
export function NoticeTable({ notices }: { notices: readonly SentNotice[] }) {
  return (
    <Table
      caption={pushAdminText.notices}
      columns={columns}
      isEmpty={notices.length === 0}
      empty={pushAdminText.none}
      isStacked
    >
      {notices.map((notice) => (
        <tr key={notice.id}>
          <td className="tabular whitespace-nowrap">{formatDateTime(notice.createdAt)}</td>
          <th scope="row">
            <a
              href={notice.address}
              className="inline-flex min-h-11 items-center wrap-anywhere hover:underline"
            >
              {notice.title}
            </a>
            <p className="font-normal text-muted wrap-anywhere">{notice.body}</p>
          </th>
          {COUNTS.map((name) => (
            <td key={name} data-label={pushAdminText[name]} className="tabular sm:text-end">
              {formatNumber(notice[name])}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}
