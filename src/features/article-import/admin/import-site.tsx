import { Form } from 'react-router';
import type { Problem } from '#platform/errors.ts';
import { Button } from '#platform/ui/button.tsx';
import { SelectField, TextField } from '#platform/ui/field.tsx';
import { findFieldError } from '#platform/ui/find-field-error.ts';
import type { ImportJob } from '../rules/jobs/import-job.ts';
import { siteOf } from '../rules/sources/source-name.ts';
import { importArticlesText } from '../text.ts';

const text = importArticlesText.site;

/** The name of a source on screen. */
export function siteLabel(source: string): string {
  return siteOf(source) ?? text.unnamed;
}

interface ImportSiteProps {
  job: ImportJob;
  /** The sources of earlier imports of the same system. */
  sources: readonly string[];
  problems: readonly Problem[] | undefined;
  /** What was typed, when it was refused. */
  siteUrl: string;
  isBusy: boolean;
}

/** Chooses the site that the file comes from: one of earlier imports, or an address. The file is then checked again. */
export function ImportSite({ job, sources, problems, siteUrl, isBusy }: ImportSiteProps) {
  const errorOf = (field: string) => findFieldError(problems, field);
  const source = job.report?.source ?? '';
  return (
    <section aria-labelledby="import-site" className="grid gap-3">
      <h2 id="import-site" className="text-2xl">
        {text.title}
      </h2>
      <p className="max-w-prose text-muted">{text.intro}</p>
      <Form method="post" noValidate className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={text.earlier}
          name="source"
          defaultValue={sources.includes(source) ? source : ''}
          error={errorOf('site')}
        >
          <option value="">{text.ofFile}</option>
          {sources.map((one) => (
            <option key={one} value={one}>
              {siteLabel(one)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={text.address}
          name="siteUrl"
          type="url"
          inputMode="url"
          placeholder="https://kohnesayt.az"
          defaultValue={siteUrl}
          error={errorOf('siteUrl')}
        />
        <Button type="submit" name="intent" value="recheck" isBusy={isBusy} className="justify-self-start">
          {text.recheck}
        </Button>
      </Form>
    </section>
  );
}
