/** What the box shows. */
export interface NewsletterMessage {
  done: boolean;
  title: string;
  text: string;
  /** Which field is wrong. */
  field?: string;
}

/** The words that the box brings for answers without words of their own. */
interface Words {
  error?: string;
  refused?: string;
}

/**
 * What the box shows for the body of an answer: of the newsletter's own address as it is, of a refusal that never reached
 * it (`{ problem, message }`) the specification's error with that message, and of anything else, such as the page of a
 * proxy, the error with a general sentence.
 */
export function readNewsletterAnswer(body: string, { error = '', refused = '' }: Words): NewsletterMessage {
  const answer = parseObject(body);
  const textOf = (name: string) => (typeof answer[name] === 'string' ? answer[name] : '');
  const field = textOf('field');
  return {
    done: answer.done === true,
    title: textOf('title') || error,
    text: textOf('text') || textOf('message') || refused,
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
