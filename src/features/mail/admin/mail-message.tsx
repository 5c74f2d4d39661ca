import { storedMailText } from '#features/mail/text.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { TextLink } from '#platform/ui/button.tsx';
import type { Route } from './+types/mail-message.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const mail = await servicesOf(context).storedMail.find(params.name);
  if (!mail) throw new Response(null, { status: 404 });
  return { mail };
}

/** One stored mail: subject, recipient and plain text. */
export default function StoredMailScreen({ loaderData }: Route.ComponentProps) {
  const { subject, to, text } = loaderData.mail;
  return (
    <div className="max-w-3xl">
      <TextLink to={href('/admin/settings/mail')}>{storedMailText.back}</TextLink>
      <PageHead title={subject} aside={to} />
      <div className="whitespace-pre-wrap wrap-anywhere rounded-md border border-line bg-surface p-4">
        {linkAddresses(text)}
      </div>
    </div>
  );
}

/** Turns the addresses in a text into links. */
function linkAddresses(text: string) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <a key={part} href={part} className="text-accent underline">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
