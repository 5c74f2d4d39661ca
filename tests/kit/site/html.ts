const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  nbsp: '\u00a0',
};

/** The text of some HTML as a reader sees it, with whitespace collapsed. */
export function textOf(html: string): string {
  const words = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ').replaceAll(/<[^>]*>/g, ' ');
  return plainText(decode(words)).replaceAll(/\s+/g, ' ').trim();
}

/** The text with the characters in which it is stored: pages print others where no line may end (`keepTogether`). */
export function plainText(printed: string): string {
  return printed.replaceAll('\u00a0', ' ').replaceAll('\u2011', '-').replaceAll('\u2060', '');
}

/** The values of one attribute in document order. */
export function attributesOf(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value]) => decode(value ?? ''));
}

/** The addresses of the links in document order: an icon has an `href` too. */
export function addressesOf(html: string): string[] {
  return elementsOf(html, 'a').flatMap((link) => attributesOf(link.slice(0, link.indexOf('>')), 'href'));
}

/** Every element with this name that contains no other of its kind, including its tags. */
export function elementsOf(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<${name}\\b[^>]*>.*?</${name}>`, 'gs'))].map(([element]) => element);
}

/** The names of the fields that are marked as wrong, in document order. */
export function invalidFields(html: string): string[] {
  const marked = html.match(/<[^>]*\saria-invalid="true"[^>]*>/g) ?? [];
  return marked.flatMap((tag) => attributesOf(tag, 'name'));
}

/** The `<section>` under a heading with exactly this text. Throws when there is none. */
export function sectionUnder(html: string, heading: string): string {
  const found = elementsOf(html, 'section').find((section) =>
    [...elementsOf(section, 'h2'), ...elementsOf(section, 'h3')].some((one) => textOf(one) === heading),
  );
  if (found === undefined) throw new Error(`No section under "${heading}"`);
  return found;
}

function decode(text: string): string {
  return text.replaceAll(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
