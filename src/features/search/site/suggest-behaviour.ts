import { href } from '#platform/http/href.ts';
import { searchText } from '../text.ts';
import type { Suggestion } from './suggestions.ts';

const DEBOUNCE_MS = 120;

let boxes = 0;

/**
 * Shows suggestions below a search box while the reader types: an editable combobox with a list box (WAI-ARIA). Enter without
 * a chosen suggestion searches what is typed. The comboboxes of the back-office (`platform/ui/combobox.tsx`) pass the same test.
 */
export function startSuggestions(form: HTMLFormElement, input: HTMLInputElement): void {
  const list = createList(`suggestions-${++boxes}`);
  const status = document.createElement('p');
  status.className = 'sr-only';
  status.role = 'status';
  form.after(list, status);
  input.autocomplete = 'off';
  setAttributes(input, { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': list.id });

  let chosen: HTMLElement | null = null;
  let request = new AbortController();

  function choose(option: HTMLElement | null): void {
    chosen?.setAttribute('aria-selected', 'false');
    chosen = option;
    input.removeAttribute('aria-activedescendant');
    if (!option) return;
    option.setAttribute('aria-selected', 'true');
    option.scrollIntoView({ block: 'nearest' });
    input.setAttribute('aria-activedescendant', option.id);
  }

  function setOpen(isOpen: boolean): void {
    choose(null);
    list.hidden = !isOpen;
    input.setAttribute('aria-expanded', String(isOpen));
  }

  /** A newer text aborts the request for an older one, so that answers cannot arrive in the wrong order. */
  async function update(): Promise<void> {
    request.abort();
    request = new AbortController();
    const { signal } = request;
    const typed = input.value.trim();
    const suggestions = typed ? await fetchSuggestions(typed, signal) : [];
    if (signal.aborted) return;
    list.replaceChildren(...suggestions.map((one, index) => createOption(one, `${list.id}-${index}`)));
    setOpen(suggestions.length > 0);
    status.textContent = suggestions.length > 0 ? searchText.suggested(suggestions.length) : '';
  }

  function close(): void {
    request.abort();
    setOpen(false);
  }

  /** After the last option the next step returns to the box, then to the first option. */
  function move(step: 1 | -1): void {
    const options = [null, ...list.querySelectorAll<HTMLElement>('[role=option]')];
    choose(options.at((options.indexOf(chosen) + step) % options.length) ?? null);
  }

  /** Returns whether the list used the key. */
  function handleKey(key: string): boolean {
    if (list.hidden && key === 'ArrowDown') void update();
    else if (list.hidden) return false;
    else if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Escape') close();
    else if (key === 'Enter' && chosen) chosen.click();
    else {
      // The browser moves the caret.
      if (key === 'Home' || key === 'End') choose(null);
      return false;
    }
    return true;
  }

  input.addEventListener('keydown', (event) => {
    // While an input method composes a word, it uses the keys.
    if (event.isComposing || !handleKey(event.key)) return;
    // Without this, Escape also closes the header.
    event.stopPropagation();
    event.preventDefault();
  });
  input.addEventListener('input', () => void update());
  input.addEventListener('blur', close);
  form.addEventListener('submit', close);
  // The box keeps the focus during a click, so that the list stays open until the click arrives.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', close);

  setOpen(false);
  // The reader may have typed before this script was loaded.
  if (input.value !== input.defaultValue) void update();
}

/** Waits until the reader pauses. Empty when the request fails or is aborted. */
async function fetchSuggestions(typed: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS));
  if (signal.aborted) return [];
  try {
    const response = await fetch(`${href('/search/suggest')}?q=${encodeURIComponent(typed)}`, { signal });
    return response.ok ? ((await response.json()) as Suggestion[]) : [];
  } catch {
    return [];
  }
}

function createList(id: string): HTMLElement {
  const list = document.createElement('div');
  list.className =
    'absolute inset-x-0 top-full z-50 mt-1 max-h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain rounded border border-line bg-paper py-1 shadow-lg';
  setAttributes(list, { id, role: 'listbox', 'aria-label': searchText.suggestions });
  return list;
}

/** A link, so that it can be opened in a new tab. */
function createOption({ label, kind, address }: Suggestion, id: string): HTMLElement {
  const option = document.createElement('a');
  option.className =
    'flex min-h-11 items-center justify-between gap-4 px-3 py-2 leading-snug hover:bg-surface aria-selected:bg-accent aria-selected:text-paper';
  setAttributes(option, { id, role: 'option', href: address, tabindex: '-1', 'aria-selected': 'false' });
  const note = document.createElement('span');
  note.className = 'shrink-0 text-sm empty:hidden';
  note.textContent = kind;
  const name = document.createElement('span');
  name.className = 'line-clamp-2 min-w-0 wrap-anywhere';
  name.textContent = label;
  option.append(name, ' ', note);
  return option;
}

function setAttributes(element: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
