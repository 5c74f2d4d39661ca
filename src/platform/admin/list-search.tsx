import { Form } from 'react-router';
import { commonText } from '#platform/text/common.ts';
import { Button } from '#platform/ui/button.tsx';
import { inputLook } from '#platform/ui/field-frame.tsx';

interface ListSearchProps {
  label: string;
  query: string;
  /** Other query parameters that the search keeps. */
  parameters?: Record<string, string>;
}

/** The search form of a list. */
export function ListSearch({ label, query, parameters = {} }: ListSearchProps) {
  return (
    <Form role="search" className="flex max-w-xl gap-2">
      {Object.entries(parameters).map(([name, value]) => (
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
