import { Link } from 'react-router';
import { Notice } from '#app/ui/notice.tsx';
import { matchDeskText } from '#az/text/admin/matches.ts';
import { referenceText } from '#az/text/admin/reference.ts';
import { href } from '#domain/href.ts';

/** Shown above forms that need a competition while there is none. */
export function NoCompetitions() {
  return (
    <Notice>
      {matchDeskText.noCompetitions}{' '}
      <Link to={href('/admin/competitions')} className="inline-flex min-h-11 items-center underline">
        {referenceText.list.competition}
      </Link>
    </Notice>
  );
}
