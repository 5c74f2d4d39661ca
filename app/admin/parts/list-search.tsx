import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { inputLook } from '#app/ui/field-frame.tsx';
import { commonText } from '#az/text/common.ts';

interface ListSearchProps {
  label: string;
  query: string;
  /** What else of the address stays. */
  kept?: Record<string, string>;
}

/** Looks through the list below it. */
export function ListSearch({ label, query, kept = {} }: ListSearchProps) {
  return (
    <Form role="search" className="flex max-w-xl gap-2">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        key={query}
        type="search"
        name="q"
        defaultValue={query}
        aria-label={label}
        placeholder={label}
        className={inputLook}
      />
      <Button type="submit">{commonText.search}</Button>
    </Form>
  );
}
