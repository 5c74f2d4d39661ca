import { Form } from 'react-router';
import { IntentButton } from '#platform/admin/intent-button.tsx';
import type { Problem } from '#platform/errors.ts';
import { SelectField } from '#platform/ui/field.tsx';
import { findFieldError } from '#platform/ui/find-field-error.ts';
import type { AdminCategory } from '../rules/list-admin-categories.ts';
import { categoriesText } from '../text.ts';

interface DeleteCategoryFormProps {
  category: AdminCategory;
  others: readonly { slug: string; name: string }[];
  problems: readonly Problem[];
}

/** Deletes a category. When it has articles, another category for them must be chosen. */
export function DeleteCategoryForm({ category, others, problems }: DeleteCategoryFormProps) {
  const isEmpty = category.allArticles === 0;
  const error = findFieldError(problems, 'moveTo');
  return (
    <details open={error !== undefined} className="rounded-md border border-line bg-paper">
      <summary className="flex min-h-12 cursor-pointer items-center px-4 font-medium">
        {categoriesText.delete}
      </summary>
      <Form method="post" noValidate className="grid gap-4 border-line border-t p-4">
        <p className="text-muted text-sm">
          {isEmpty ? categoriesText.deleteEmpty : categoriesText.deleteFull(category.allArticles)}
        </p>
        {!isEmpty && (
          <SelectField label={categoriesText.moveTo} name="moveTo" defaultValue="" error={error} required>
            <option value="">{categoriesText.chooseTarget}</option>
            {others.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <IntentButton intent="delete" look="danger" className="justify-self-start">
          {categoriesText.delete}
        </IntentButton>
      </Form>
    </details>
  );
}
