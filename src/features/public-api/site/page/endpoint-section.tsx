import type { z } from 'zod';
import { SelectField, TextField } from '#platform/ui/field.tsx';
import { publicApiText } from '../../text.ts';
import { openApiPath } from '../document/build-open-api.ts';
import { type Endpoint, type EndpointName, endpoints } from '../endpoints.ts';

interface EndpointSectionProps {
  name: EndpointName;
  /** The last part of an example's path. */
  example: string | undefined;
  siteUrl: string;
}

/**
 * One address of the API with a form. Without a script the form opens the JSON itself; `try-behaviour.ts` shows it below
 * the form.
 */
export function EndpointSection({ name, example, siteUrl }: EndpointSectionProps) {
  const endpoint: Endpoint = endpoints[name];
  const { title, about } = publicApiText.endpoint[name];
  const { path, pathParameter, parameters } = endpoint;
  const fields = Object.entries(parameters.shape);
  const isComplete = pathParameter === undefined || example !== undefined;
  const address = pathParameter === undefined ? path : `${path}/${encodeURIComponent(example ?? '')}`;
  return (
    <section id={name} className="mt-10 border-t border-line pt-6">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-1 font-mono text-sm wrap-anywhere">GET {openApiPath(endpoint)}</p>
      <p className="mt-2 text-muted">{about}</p>
      {isComplete && (
        <>
          <p className="mt-2 text-sm wrap-anywhere">
            {publicApiText.example}:{' '}
            <a className="text-accent underline" href={address}>
              {siteUrl + address}
            </a>
          </p>
          <form method="get" action={address} data-api-try className="mt-4 grid gap-4 sm:grid-cols-2">
            {pathParameter !== undefined && (
              // The path of a form cannot be typed, so this field needs the script.
              <div className="needs-script" data-api-path={path}>
                <ParameterField name={pathParameter} example={example} />
              </div>
            )}
            {fields.map(([parameter, schema]) => (
              <ParameterField key={parameter} name={parameter} schema={schema} />
            ))}
            <button
              type="submit"
              className="min-h-11 rounded-md bg-accent px-4 font-semibold text-paper hover:brightness-110 sm:col-span-2 sm:justify-self-start"
            >
              {publicApiText.try}
            </button>
          </form>
          <div data-api-answer data-failed={publicApiText.noAnswer} hidden className="mt-4">
            <h3 className="text-lg">{publicApiText.answer}</h3>
            <p className="font-mono text-sm wrap-anywhere" role="status" />
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
            <pre className="mt-2 max-h-96 overflow-auto rounded-md bg-surface p-4 text-sm" tabIndex={0} />
          </div>
        </>
      )}
    </section>
  );
}

function ParameterField({
  name,
  schema,
  example,
}: {
  name: string;
  schema?: z.core.$ZodType;
  example?: string;
}) {
  const hint = publicApiText.parameter[name as keyof typeof publicApiText.parameter];
  const choices = schema ? listChoices(schema) : null;
  if (!choices)
    return (
      <TextField label={name} hint={hint} name={schema && name} defaultValue={example} autoComplete="off" />
    );
  return (
    <SelectField label={name} hint={hint} name={name} defaultValue="">
      <option value="">–</option>
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </SelectField>
  );
}

/** The values of a parameter with a fixed choice; null for every other one. */
function listChoices(schema: z.core.$ZodType): readonly string[] | null {
  const { def } = (schema as z.ZodType)._zod;
  if ('innerType' in def) return listChoices(def.innerType as z.core.$ZodType);
  return 'entries' in def ? Object.values(def.entries as Record<string, string>) : null;
}
