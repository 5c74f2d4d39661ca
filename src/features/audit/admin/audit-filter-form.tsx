import { Form } from 'react-router';
import { href } from '#platform/http/href.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { DateField } from '#platform/ui/date-field.tsx';
import { SelectField } from '#platform/ui/field.tsx';
import { auditText } from '../text.ts';
import { type AuditParameters, auditAddress, hasAuditFilter } from './audit-parameters.ts';

interface AuditFilterFormProps {
  choice: AuditParameters;
  actors: readonly { id: string; name: string }[];
  actions: readonly { code: string; name: string }[];
}

/** Filters the audit log by actor, action and days. Works without scripts. */
export function AuditFilterForm({ choice, actors, actions }: AuditFilterFormProps) {
  return (
    <Form
      key={auditAddress(choice)}
      method="get"
      role="search"
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[1fr_1.4fr_auto_auto_auto]"
    >
      {choice.subject && <input type="hidden" name="subject" value={choice.subject} />}
      {choice.id && <input type="hidden" name="id" value={choice.id} />}
      <SelectField label={auditText.who} name="who" defaultValue={choice.who}>
        <option value="">{auditText.everyone}</option>
        {actors.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="system">{auditText.system}</option>
      </SelectField>
      <SelectField label={auditText.what} name="what" defaultValue={choice.what}>
        <option value="">{auditText.everything}</option>
        {actions.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <DateField label={auditText.from} name="from" defaultValue={choice.from} />
      <DateField label={auditText.until} name="until" defaultValue={choice.until} />
      <div className="flex gap-2">
        <Button type="submit">{auditText.show}</Button>
        {hasAuditFilter(choice) && (
          <ButtonLink to={href('/admin/audit')} look="quiet">
            {auditText.clear}
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}
