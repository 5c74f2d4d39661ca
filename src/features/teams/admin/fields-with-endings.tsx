import { type RecordFieldsProps, RecordInputs } from '#platform/records/admin/record-form.tsx';
import { findFieldError } from '#platform/ui/field.tsx';
import { grammarCases } from '../rules/definitions/grammar-fields.ts';
import { teamRecordText } from '../text.ts';

const hints = { team: teamRecordText.hint.teamEndings, player: teamRecordText.hint.playerEndings };

/** The fields of a team or a player. Those of the endings are closed until one is set or refused. */
export function FieldsWithEndings({ kind, ...form }: RecordFieldsProps & { kind: 'team' | 'player' }) {
  const names = Object.keys(form.record.fields);
  const isOpen = grammarCases.some((name) => form.typed[name] || findFieldError(form.problems, name));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <RecordInputs {...form} names={names.filter((name) => !isEnding(name))} />
      <details open={isOpen} className="rounded-md border border-line sm:col-span-2">
        <summary className="flex min-h-11 cursor-pointer items-center px-4 font-medium">
          {teamRecordText.endings}
        </summary>
        <div className="grid gap-4 border-line border-t p-4 sm:grid-cols-2">
          <p className="text-muted text-sm sm:col-span-2">{hints[kind]}</p>
          <RecordInputs {...form} names={grammarCases} />
        </div>
      </details>
    </div>
  );
}

const isEnding = (name: string) => (grammarCases as readonly string[]).includes(name);
