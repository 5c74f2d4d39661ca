import type { Problem } from '#platform/errors.ts';
import { CheckField, TextAreaField, TextField } from '#platform/ui/field.tsx';
import { findFieldError } from '#platform/ui/find-field-error.ts';
import { categoriesText } from '../text.ts';

/** The fields of the category form, as typed. */
export interface CategoryForm {
  name: string;
  slug: string;
  shortName: string;
  description: string;
  color: string;
  hasComments: boolean;
}

export function readCategoryForm(form: FormData): CategoryForm {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    name: text('name'),
    slug: text('slug'),
    shortName: text('shortName'),
    description: text('description'),
    color: text('color'),
    hasComments: form.get('hasComments') === '1',
  };
}

interface CategoryFieldsProps {
  category: CategoryForm;
  problems: readonly Problem[];
  slugHint: string;
}

export function CategoryFields({ category, problems, slugHint }: CategoryFieldsProps) {
  const errorOf = (field: string) => findFieldError(problems, field);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={categoriesText.name}
        name="name"
        defaultValue={category.name}
        error={errorOf('name')}
        required
      />
      <TextField
        label={categoriesText.slug}
        name="slug"
        autoCapitalize="none"
        defaultValue={category.slug}
        error={errorOf('slug')}
        hint={slugHint}
      />
      <TextField
        label={categoriesText.shortName}
        name="shortName"
        defaultValue={category.shortName}
        error={errorOf('shortName')}
        hint={categoriesText.shortNameHint}
      />
      <TextField
        label={categoriesText.color}
        name="color"
        type="color"
        defaultValue={category.color}
        error={errorOf('color')}
        className="h-11 cursor-pointer p-1!"
      />
      <TextAreaField
        label={categoriesText.description}
        name="description"
        rows={2}
        defaultValue={category.description}
        error={errorOf('description')}
        fieldClass="sm:col-span-2"
      />
      <CheckField
        label={categoriesText.hasComments}
        name="hasComments"
        value="1"
        defaultChecked={category.hasComments}
      />
    </div>
  );
}
