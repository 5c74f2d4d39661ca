/** The message that the subscription box shows. */
export interface NewsletterMessage {
  /** The subscription was accepted. */
  done: boolean;
  title: string;
  text: string;
  /** The name of the invalid field. */
  field?: string;
}

/** Texts for responses without a text. */
interface FallbackText {
  error?: string;
  refused?: string;
}

/**
 * Parses the body of a response. The JSON of `/api/newsletter` is returned unchanged. A problem of the server
 * (`{ problem, detail }`) becomes the error of the specification with that detail. Anything else, such as the page of a
 * proxy, becomes the error with a general text.
 */
export function parseNewsletterResponse(
  body: string,
  { error = '', refused = '' }: FallbackText,
): NewsletterMessage {
  const json = parseObject(body);
  const textOf = (name: string) => (typeof json[name] === 'string' ? json[name] : '');
  const field = textOf('field');
  return {
    done: json.done === true,
    title: textOf('title') || error,
    text: textOf('text') || textOf('detail') || refused,
    ...(field !== '' && { field }),
  };
}

function parseObject(body: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(body));
  } catch {
    return {};
  }
}
