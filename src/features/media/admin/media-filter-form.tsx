import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { href } from '#platform/http/href.ts';
import { Button } from '#platform/ui/button.tsx';
import { SelectField, TextField } from '#platform/ui/field.tsx';
import { mediaText } from '../text.ts';
import type { MediaFilter } from './media-filter.ts';

/** Search and filter of the library. Works without scripts: the address has the whole filter. */
export function MediaFilterForm({ filter }: { filter: MediaFilter }) {
  return (
    <Form
      key={`${filter.search} ${filter.show}`}
      method="get"
      action={href('/admin/media')}
      role="search"
      className="grid grid-cols-[1fr_auto] items-end gap-3 sm:grid-cols-[1fr_14rem_auto]"
    >
      <TextField
        label={mediaText.search}
        type="search"
        name="q"
        defaultValue={filter.search}
        placeholder={mediaText.searchHint}
        fieldClass="col-span-2 sm:col-span-1"
      />
      <SelectField label={mediaText.filter} name="show" defaultValue={filter.show}>
        <option value="all">{mediaText.all}</option>
        <option value="unused">{mediaText.unused}</option>
        <option value="mine">{mediaText.mine}</option>
      </SelectField>
      <Button type="submit">
        <Search aria-hidden="true" className="size-4" />
        {mediaText.show}
      </Button>
    </Form>
  );
}
