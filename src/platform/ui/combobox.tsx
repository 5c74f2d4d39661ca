import { useCombobox as useDownshift } from 'downshift';
import {
  type ChangeEvent,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
} from 'react';
import { commonText } from '#platform/text/common.ts';

interface ComboboxOptions<Item> {
  items: readonly Item[];
  text: string;
  onType: (text: string) => void;
  onChoose: (item: Item) => void;
  /** Whether the list is shown. A list that never closes is always open. */
  isOpen?: boolean;
  /** Escape closes the list, and so does leaving the field. Without it the list stays, and Escape belongs to what is around it. */
  onClose?: () => void;
  /** The first option is active before an arrow key is pressed, so that Enter chooses it. */
  startsAtFirst?: boolean;
  /** For a list whose active option is the chosen one: the arrow keys choose at once, and the pointer only by a click. */
  chosen?: Item | null;
}

/** Makes the library leave an event alone. */
const skipLibrary = ({ nativeEvent }: { nativeEvent: Event }) =>
  Object.assign(nativeEvent, { preventDownshiftDefault: true });

/** The keys that move through the options. Home and End stay with the text. */
const LIST_KEYS = /^(?:Arrow(?:Up|Down)|Page(?:Up|Down)|Enter|Escape)$/;

/**
 * A text field with a list of options (the combobox of WAI-ARIA): the field keeps the focus and names the active option.
 * `downshift` has the keys, the attributes and the scrolling; `ComboboxList` shows the options. The choice is made here:
 * the library tells it in an effect, and loses it when a tap follows the movement of the pointer at once. The search box of the readers
 * does the same without React (`suggest-behaviour.ts`), and both pass `expectCombobox` of the browser tests.
 */
export function useCombobox<Item>(options: ComboboxOptions<Item>) {
  const { items, text, onType, onChoose, isOpen = true, onClose, startsAtFirst = false, chosen } = options;
  const start = startsAtFirst ? 0 : -1;
  const isShown = isOpen && items.length > 0;

  const { getInputProps, getMenuProps, getItemProps, highlightedIndex, setHighlightedIndex } =
    useDownshift<Item>({
      items: [...items],
      isOpen: isShown,
      initialHighlightedIndex: start,
      highlightedIndex: chosen === undefined ? undefined : chosen === null ? -1 : items.indexOf(chosen),
      selectedItem: null,
      inputValue: text,
      itemToString: () => text,
      // A pointer that leaves the list leaves the active option as it is.
      stateReducer: (state, { type, changes }) =>
        type === useDownshift.stateChangeTypes.MenuMouseLeave ? state : changes,
      onStateChange({ type, highlightedIndex: at = -1 }) {
        const item = items[at];
        const isByPointer = type === useDownshift.stateChangeTypes.ItemMouseMove;
        if (chosen !== undefined && item !== undefined && !isByPointer) onChoose(item);
      },
    });
  const active = Math.min(highlightedIndex, items.length - 1);
  useEffect(() => setHighlightedIndex(start), [start, setHighlightedIndex]);

  const pressKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, nativeEvent } = event;
    if (key === 'Home' || key === 'End') setHighlightedIndex(start);
    const isForList = LIST_KEYS.test(key) && !(ctrlKey || metaKey || altKey || nativeEvent.isComposing);
    const isAtEdge = active === (key === 'ArrowDown' ? items.length - 1 : key === 'ArrowUp' ? 0 : null);
    if (!isForList || !isShown) skipLibrary(event);
    else if (key === 'Escape') {
      skipLibrary(event);
      if (!onClose) return;
      event.preventDefault();
      onClose();
    } else if (key === 'Enter') {
      skipLibrary(event);
      const item = items[active];
      if (item === undefined || chosen !== undefined) return;
      event.preventDefault();
      onChoose(item);
    } else if (isAtEdge && !startsAtFirst && chosen === undefined) {
      // After the last option comes the field itself, then the first option.
      skipLibrary(event);
      event.preventDefault();
      setHighlightedIndex(-1);
    }
  };

  return {
    active,
    isShown,
    items,
    /** For the text field. Its own `onKeyDown` is called first; what it prevents, the list does not do. */
    fieldProps: (own: HTMLAttributes<HTMLElement> & Record<`data-${string}`, unknown> = {}) => {
      const library = getInputProps(
        {
          onKeyDown(event) {
            own.onKeyDown?.(event);
            if (event.defaultPrevented) skipLibrary(event);
            else pressKey(event);
          },
        },
        // Without its ref, because the library moves the focus into the field of an open list. On a touch screen the keyboard
        // would cover the list.
        { suppressRefError: true },
      );
      return {
        ...own,
        role: 'combobox',
        autoComplete: 'off',
        value: text,
        'aria-autocomplete': 'list' as const,
        'aria-expanded': isShown,
        'aria-controls': library['aria-controls'],
        'aria-activedescendant': library['aria-activedescendant'] || undefined,
        // The library takes any element, but its types know only inputs.
        onKeyDown: (event: KeyboardEvent<HTMLElement>) =>
          library.onKeyDown(event as KeyboardEvent<HTMLInputElement>),
        onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
          setHighlightedIndex(start);
          onType(event.currentTarget.value);
        },
        onBlur(event: FocusEvent<HTMLElement>) {
          own.onBlur?.(event);
          onClose?.();
        },
      };
    },
    listProps: (label: string, ref?: Ref<HTMLDivElement>) =>
      getMenuProps({ 'aria-label': label, ref }, { suppressRefError: true }),
    optionProps: (item: Item, at: number) =>
      getItemProps({
        item,
        index: at,
        onClick(event) {
          skipLibrary(event);
          onChoose(item);
        },
      }),
  };
}

type Combobox<Item> = Pick<
  ReturnType<typeof useCombobox<Item>>,
  'active' | 'isShown' | 'items' | 'listProps' | 'optionProps'
>;

interface ComboboxListProps<Item> {
  combobox: Combobox<Item>;
  label: string;
  keyOf: (item: Item) => string;
  children: (item: Item, isActive: boolean) => ReactNode;
  className?: string;
  listRef?: Ref<HTMLDivElement>;
  optionClass?: string;
  /** Shown instead of the options: why there are none. */
  status?: string;
}

/** The options of a combobox. Screen readers hear how many there are; everybody reads `status`. */
export function ComboboxList<Item>(props: ComboboxListProps<Item>) {
  const { combobox, label, keyOf, children, className = '', listRef, optionClass = '', status = '' } = props;
  const { active, isShown, items, listProps, optionProps } = combobox;
  return (
    <>
      <div {...listProps(label, listRef)} hidden={!isShown} className={className}>
        {isShown &&
          items.map((item, at) => (
            <div key={keyOf(item)} {...optionProps(item, at)} className={`cursor-pointer ${optionClass}`}>
              {children(item, at === active)}
            </div>
          ))}
      </div>
      <p role="status" className={isShown ? 'sr-only' : 'text-muted text-sm empty:hidden'}>
        {isShown ? commonText.options(items.length) : status}
      </p>
    </>
  );
}
