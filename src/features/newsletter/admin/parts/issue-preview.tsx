import { newsletterAdminText } from '../../text.ts';

/** The preview of the mail: as HTML in a sandboxed frame without scripts, and as plain text. */
export function IssuePreview({ preview }: { preview: { html: string; text: string } }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{newsletterAdminText.preview}</h2>
      <iframe
        title={newsletterAdminText.preview}
        srcDoc={preview.html}
        sandbox=""
        className="h-[36rem] w-full rounded-md border border-line"
      />
      <details className="rounded-md border border-line">
        <summary className="flex min-h-11 cursor-pointer items-center px-4">
          {newsletterAdminText.previewText}
        </summary>
        <pre className="whitespace-pre-wrap break-words border-line border-t p-4 text-sm">{preview.text}</pre>
      </details>
    </section>
  );
}
