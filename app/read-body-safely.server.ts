const formTypes = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

/**
 * Changes how a request reads its form and its JSON: a body of another type throws a 415 answer, one that is broken a 400,
 * and NUL characters are taken away from texts, because PostgreSQL stores none and nobody can see them.
 */
export function readBodySafely(request: Request): void {
  const readForm = request.formData.bind(request);
  const readText = request.text.bind(request);
  request.formData = async () => {
    if (!formTypes.test(request.headers.get('Content-Type') ?? '')) throw new Response(null, { status: 415 });
    const form = await readForm().catch(() => {
      throw new Response(null, { status: 400 });
    });
    return withoutNul(form);
  };
  request.json = async () => {
    try {
      return JSON.parse(await readText(), (_, value) =>
        typeof value === 'string' ? value.replaceAll('\0', '') : value,
      );
    } catch {
      throw new Response(null, { status: 400 });
    }
  };
}

function withoutNul(form: FormData): FormData {
  const hasNul = [...form].some(([name, value]) => `${name}${nameOf(value)}`.includes('\0'));
  if (!hasNul) return form;
  const clean = new FormData();
  for (const [name, value] of form) {
    const text = nameOf(value).replaceAll('\0', '');
    const field = name.replaceAll('\0', '');
    if (typeof value === 'string') clean.append(field, text);
    else clean.append(field, value, text);
  }
  return clean;
}

/** What of a field is text: its value, or the name of its file. */
function nameOf(value: FormDataEntryValue): string {
  return typeof value === 'string' ? value : value.name;
}
