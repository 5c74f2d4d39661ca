import { Form } from 'react-router';
import { PageHead } from '#app/admin/parts/page-head.tsx';
import { servicesOf } from '#app/context.ts';
import { actorOf } from '#app/require-staff-role.server.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { stashedSubmissionText } from '#az/text/admin/login.ts';
import { findKeptForm } from '#domain/accounts/sign-in/stashed-submissions.ts';
import type { Route } from './+types/stashed-submission.ts';
import { keptFormTarget } from './stash-address.ts';

/** What a form tells the program, and what its writer has not written. */
const OF_THE_PROGRAM = /^(?:id|intent|then|writer|version)$|Version$|Id$/;

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { db, now } = servicesOf(context);
  const form = await findKeptForm(db, { actor, id: params.id, now: now() });
  if (!form) throw new Response(null, { status: 404 });
  return form;
}

/** A form that came after its writer's session had ended: read it over, and send it again. */
export default function KeptFormScreen({ loaderData }: Route.ComponentProps) {
  const { id, path, fields, hadFile } = loaderData;
  const typed = fields.filter(
    ([name, text]) => !OF_THE_PROGRAM.test(name) && !/^(?:\d?|on)$/.test(text.trim()),
  );
  return (
    <div className="grid max-w-3xl gap-5">
      <PageHead title={stashedSubmissionText.title} />
      <p>{stashedSubmissionText.hint}</p>
      {hadFile && <Notice>{stashedSubmissionText.file}</Notice>}
      <ul className="grid gap-2">
        {typed.map(([name, text], at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names come twice
            key={at}
            data-name={name}
            className="whitespace-pre-wrap break-words rounded-md border border-line bg-paper px-4 py-3"
          >
            {text}
          </li>
        ))}
      </ul>
      <Form method="post" action={keptFormTarget(path, id)} className="flex flex-wrap gap-3">
        {fields.map(([name, text], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <input key={at} type="hidden" name={name} value={text} />
        ))}
        <Button type="submit" look="primary">
          {stashedSubmissionText.send}
        </Button>
        <ButtonLink to={path}>{stashedSubmissionText.leave}</ButtonLink>
      </Form>
    </div>
  );
}
