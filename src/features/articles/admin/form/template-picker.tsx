import { Undo2 } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import type { ArticleFields } from '../../rules/article-fields.ts';
import { fieldNames, type TemplateKey, templates, templateText } from '../../text.ts';
import { readArticleFields } from '../save/read-article-form.ts';
import { applyTemplate, listTyped, templateKeys } from './apply-template.ts';

interface TemplatePickerProps {
  categories: readonly { slug: string }[];
  form: RefObject<HTMLFormElement | null>;
  onApply: (fields: ArticleFields) => void;
}

/**
 * Fills a new article from a template. Asks before it replaces typed text, and can be undone. Without scripts the buttons
 * send the form, and the response has the empty fields filled.
 */
export function TemplatePicker({ categories, form, onApply }: TemplatePickerProps) {
  const [asked, setAsked] = useState<{ template: TemplateKey; names: string } | null>(null);
  const [before, setBefore] = useState<ArticleFields | null>(null);
  const showToast = useToast();
  const read = () => form.current && readArticleFields(new FormData(form.current));
  const slugs = categories.map(({ slug }) => slug);

  const apply = (template: TemplateKey, replaces: boolean) => {
    const fields = read();
    setAsked(null);
    if (!fields) return;
    setBefore(fields);
    onApply(applyTemplate(fields, { template, categories: slugs, replaces }));
    showToast({ kind: 'default', text: templateText.used(templates[template].name) });
  };
  /** A second press redoes the template, with the text that was typed into it. */
  const undo = () => {
    const fields = read();
    if (before) onApply(before);
    setBefore(fields);
  };
  const choose = (template: TemplateKey) => {
    const fields = read();
    const typed = fields ? listTyped(fields, { template, categories: slugs }) : [];
    if (typed.length === 0) return apply(template, false);
    setAsked({ template, names: typed.map((name) => fieldNames[name]).join(', ') });
  };

  return (
    <fieldset aria-label={templateText.start} className="grid min-w-0 gap-1">
      <div className="-mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1 lg:mx-0 lg:flex-wrap lg:px-0 lg:py-0">
        <span aria-hidden="true" className="shrink-0 text-muted text-sm">
          {templateText.start}
        </span>
        {templateKeys.map((key) => (
          <Button
            key={key}
            type="submit"
            name="template"
            value={key}
            className="shrink-0 px-3! text-sm lg:min-h-9"
            onClick={(event) => {
              event.preventDefault();
              choose(key);
            }}
          >
            {templates[key].name}
          </Button>
        ))}
        {before && (
          <Button look="quiet" className="shrink-0 px-3! text-sm lg:min-h-9" onClick={undo}>
            <Undo2 aria-hidden="true" className="size-4" />
            {templateText.undo}
          </Button>
        )}
      </div>
      <p className={`text-muted text-sm ${before ? '' : 'hidden [@media(scripting:none)]:block'}`}>
        {templateText.hint}
      </p>
      <Dialog title={templateText.askTitle} isOpen={asked !== null} onClose={() => setAsked(null)}>
        <p>{templateText.ask(asked?.names ?? '')}</p>
        <div className="mt-4 flex flex-wrap justify-end gap-2">
          <Button onClick={() => setAsked(null)}>{templateText.cancel}</Button>
          <Button onClick={() => asked && apply(asked.template, true)}>{templateText.replace}</Button>
          <Button look="primary" onClick={() => asked && apply(asked.template, false)}>
            {templateText.fillEmpty}
          </Button>
        </div>
      </Dialog>
    </fieldset>
  );
}
