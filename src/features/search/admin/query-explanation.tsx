import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { formatNumber } from '#az/format/format-number.ts';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/field.tsx';
import type { ExplainedQuery } from '../rules/explain-query.ts';
import { explainedQueryText, searchNamesText } from '../text.ts';

interface QueryExplanationProps {
  /** As typed. Empty when nothing is explained. */
  query: string;
  /** Null for a query without words. */
  explained: ExplainedQuery | null;
}

/** Shows how the search of readers understands a query: its words, corrections, names and results. */
export function QueryExplanation({ query, explained }: QueryExplanationProps) {
  return (
    <details key={query} open={query !== ''} className="rounded-md border border-line bg-paper">
      <summary className="flex min-h-12 cursor-pointer items-center px-4 font-semibold text-accent">
        {explainedQueryText.title}
      </summary>
      <div className="grid gap-4 border-line border-t p-4">
        <Form className="flex max-w-xl items-end gap-2">
          <div className="grow">
            <TextField label={explainedQueryText.query} name="reader" type="search" defaultValue={query} />
          </div>
          <Button type="submit">{explainedQueryText.submit}</Button>
        </Form>
        {explained && <Explanation {...explained} />}
        {query !== '' && !explained && <p>{explainedQueryText.noWords}</p>}
      </div>
    </details>
  );
}

function Explanation({ words, correction, named, total, completeTotal, isCapped }: ExplainedQuery) {
  return (
    <dl className="grid gap-3">
      <Line label={explainedQueryText.words}>{words.join(' · ')}</Line>
      {correction && (
        <Line label={correction.isApplied ? explainedQueryText.applied : explainedQueryText.suggested}>
          {correction.query}
        </Line>
      )}
      <Line label={explainedQueryText.names}>
        {named.length === 0 && explainedQueryText.noNames}
        {named.map(({ kind, name, names }) => (
          <span key={`${kind} ${name}`} className="block">
            <b>{explainedQueryText.name(name, searchNamesText.kind[kind])}</b>{' '}
            {names.filter((spelling) => spelling !== name).join(', ')}
          </span>
        ))}
      </Line>
      <Line label={explainedQueryText.found}>
        {total === 0
          ? explainedQueryText.none
          : explainedQueryText.counts(
              `${formatNumber(total)}${isCapped ? '+' : ''}`,
              formatNumber(completeTotal),
            )}
      </Line>
    </dl>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[12rem_1fr]">
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
