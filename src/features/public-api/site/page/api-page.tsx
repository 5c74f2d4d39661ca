import type { z } from 'zod';
import { listLatestArticles } from '#features/articles/rules/read/select-cards.ts';
import { listTableCompetitions } from '#features/competitions/rules/standings/list-seasons.ts';
import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { SelectField, TextField } from '#platform/ui/field.tsx';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { apiLimit } from '../../rules/api-limit.ts';
import { listMatchesAfter } from '../../rules/api-lists.ts';
import { publicApiText } from '../../text.ts';
import { openApiPath } from '../document/build-open-api.ts';
import { type Endpoint, type EndpointName, endpoints } from '../endpoints.ts';
import type { Route } from './+types/api-page.ts';

/** What the examples of the page are about: the newest article, the latest match and the first table. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, config } = servicesOf(context);
  showsScopes(context, 'articles', 'matches', 'settings');
  const [articles, matches, competitions] = await Promise.all([
    listLatestArticles(db, { limit: 1 }),
    listMatchesAfter(db, { order: 'desc', after: null, limit: 1 }),
    listTableCompetitions(db),
  ]);
  const examples: Partial<Record<EndpointName, string>> = {
    article: articles[0]?.slug,
    match: matches.items[0]?.id,
    standings: competitions[0]?.slug,
  };
  return { examples, siteName: config.siteName, siteUrl: config.siteUrl };
}

/** The public API: what each address takes and answers, with a form to try it. */
export default function ApiPage({ loaderData }: Route.ComponentProps) {
  const { examples, siteName, siteUrl } = loaderData;
  return (
    <article className="mx-auto max-w-3xl py-8" data-api>
      <PageMeta
        title={`${publicApiText.title} – ${siteName}`}
        description={publicApiText.lead}
        address={siteUrl + href('/api/v1')}
      />
      <h1 className="text-5xl">{publicApiText.title}</h1>
      <p className="mt-3 text-lg text-muted">{publicApiText.lead}</p>
      <p className="mt-3">
        <SiteLink href={href('/api/v1/openapi.json')}>{publicApiText.document}</SiteLink>
      </p>
      <h2 className="mt-6 text-3xl">{publicApiText.rulesTitle}</h2>
      <ul className="mt-3 grid list-disc gap-2 ps-5">
        {publicApiText.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
        <li>{publicApiText.limit(apiLimit.maxAttempts, apiLimit.windowMs / 1000)}</li>
      </ul>
      {Object.keys(endpoints).map((name) => (
        <EndpointSection
          key={name}
          name={name as EndpointName}
          example={examples[name as EndpointName]}
          siteUrl={siteUrl}
        />
      ))}
    </article>
  );
}

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
function EndpointSection({ name, example, siteUrl }: EndpointSectionProps) {
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
              className="min-h-11 rounded-md bg-accent px-4 font-semibold text-paper hover:[filter:brightness(1.1)] sm:col-span-2 sm:justify-self-start"
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
