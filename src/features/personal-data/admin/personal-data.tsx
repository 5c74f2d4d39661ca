import { data, Form } from 'react-router';
import { redirectWithToast, toActionError } from '#platform/admin/action-answers.server.ts';
import { ConfirmForm, IntentButton } from '#platform/admin/action-buttons.tsx';
import { PageHead } from '#platform/admin/page-head.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { Button } from '#platform/ui/button.tsx';
import { findFieldError, TextField } from '#platform/ui/field.tsx';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { Table } from '#platform/ui/table.tsx';
import { erasePersonalData } from '../rules/erase-personal-data.ts';
import { findPersonalData } from '../rules/find-personal-data.ts';
import type { PersonInput } from '../rules/person.ts';
import type { PersonalRows } from '../rules/stored-persons.ts';
import { personalDataText } from '../text.ts';
import type { Route } from './+types/personal-data.ts';
import { readPersonForm } from './read-person-form.server.ts';

export async function action({ request, context }: Route.ActionArgs) {
  const { db, declarations, now, newId } = servicesOf(context);
  const form = await request.formData();
  const input = readPersonForm(form);
  const known = { actor: actorOf(context), input, decisions: declarations.personalDecisions };
  try {
    switch (form.get('intent')) {
      case 'find':
        return data({ found: await findPersonalData(db, known), problems: [], problem: null, input });
      case 'erase':
        await erasePersonalData(db, { ...known, now: now(), newId });
        return redirectWithToast(href('/admin/personal-data'), 'personalData.erased');
      default:
        throw new Response(null, { status: 400 });
    }
  } catch (error) {
    return toActionError(error, { found: null, input });
  }
}

/** Finds, exports and erases what is stored of a person. For admins. The answer of a form, so that no address has the e-mail. */
export default function PersonalData({ actionData }: Route.ComponentProps) {
  const errorOf = (field: string) => findFieldError(actionData?.problems, field);
  const { input, found } = actionData ?? {};
  return (
    <div className="grid max-w-3xl gap-6">
      <PageHead title={personalDataText.title} />
      <p className="text-muted">{personalDataText.intro}</p>
      <ProblemNotice problem={actionData?.problem} />
      <Form method="post" noValidate className="grid gap-4 rounded-md border border-line bg-paper p-4">
        <TextField
          label={personalDataText.email}
          name="email"
          type="email"
          autoComplete="off"
          defaultValue={input?.email}
          error={errorOf('email')}
        />
        <TextField
          label={personalDataText.comment}
          name="comment"
          hint={personalDataText.commentHint}
          autoComplete="off"
          defaultValue={input?.comment}
          error={errorOf('comment')}
        />
        <TextField
          label={personalDataText.pushEndpoint}
          name="pushEndpoint"
          hint={personalDataText.pushEndpointHint}
          autoComplete="off"
          defaultValue={input?.pushEndpoint}
          error={errorOf('pushEndpoint')}
        />
        <IntentButton intent="find" look="primary" className="justify-self-start">
          {personalDataText.find}
        </IntentButton>
      </Form>
      {found && input && <FoundData found={found} input={input} />}
    </div>
  );
}

const columns = [{ label: personalDataText.kind }, { label: personalDataText.count }];

/** The kinds of stored rows, with the buttons that export and erase them. */
function FoundData({ found, input }: { found: readonly PersonalRows[]; input: PersonInput }) {
  if (found.length === 0) return <Notice>{personalDataText.none}</Notice>;
  const fields = { email: input.email, comment: input.comment, pushEndpoint: input.pushEndpoint };
  return (
    <section className="grid gap-4">
      <Table caption={personalDataText.found} columns={columns}>
        {found.map(({ table, label, rows }) => (
          <tr key={table}>
            <th scope="row">{label}</th>
            <td className="tabular">{rows}</td>
          </tr>
        ))}
      </Table>
      <Form method="post" action={href('/admin/personal-data/file')} reloadDocument>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">{personalDataText.download}</Button>
      </Form>
      <ConfirmForm
        label={personalDataText.erase}
        consequence={personalDataText.eraseConsequence}
        intent="erase"
        fields={fields}
      />
    </section>
  );
}
