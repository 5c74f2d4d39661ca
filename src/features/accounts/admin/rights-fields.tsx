import type { Problem } from '#platform/errors.ts';
import { roleNames } from '#platform/text/roles.ts';
import { CheckField, findFieldError, RadioField, SelectField, SelectOptions } from '#platform/ui/field.tsx';
import { staffRoles } from '../rules/parse-role.ts';
import type { RightsInput } from '../rules/read-rights.ts';
import { staffText } from '../text.ts';

/** Reads the fields of `RightsFields`. A form that does not ask for all categories limits the editor. */
export function readRightsFields(form: FormData): RightsInput {
  return {
    role: String(form.get('role') ?? ''),
    categories: form.get('categoryLimit') === 'all' ? null : form.getAll('categories').map(String),
  };
}

interface RightsFieldsProps {
  /** An empty role: the account has none. */
  rights: RightsInput;
  categories: readonly { id: string; name: string }[];
  problems: readonly Problem[] | undefined;
}

/** The role of an account, and whether an editor works in all categories or in chosen ones. */
export function RightsFields({ rights, categories, problems }: RightsFieldsProps) {
  const error = findFieldError(problems, 'categories');
  return (
    <div className="group/rights grid gap-3">
      <SelectField
        label={staffText.role}
        name="role"
        defaultValue={rights.role}
        error={findFieldError(problems, 'role')}
        hint={staffRoles.map((role) => `${staffText.roleHelp[role]}.`).join(' ')}
        required
      >
        {rights.role === '' && <option value="">{staffText.noRole}</option>}
        <SelectOptions items={staffRoles.map((role) => [role, roleNames[role]])} />
      </SelectField>
      <fieldset className="group/limit group-has-[option:not([value=editor]):checked]/rights:hidden">
        <legend className="font-medium">{staffText.categories}</legend>
        <div className="flex flex-wrap gap-x-5">
          <RadioField
            label={staffText.allCategories}
            name="categoryLimit"
            value="all"
            defaultChecked={rights.categories === null}
          />
          <RadioField
            label={staffText.chosenCategories}
            name="categoryLimit"
            value="chosen"
            defaultChecked={rights.categories !== null}
          />
        </div>
        {error && <p className="text-live text-sm">{error}</p>}
        <div className="group-has-[[value=all]:checked]/limit:hidden">
          <p className="text-muted text-sm">{staffText.categoriesHint}</p>
          <div className="flex flex-wrap gap-x-5">
            {categories.map(({ id, name }) => (
              <CheckField
                key={id}
                label={name}
                name="categories"
                value={id}
                defaultChecked={rights.categories?.includes(id) ?? false}
              />
            ))}
          </div>
        </div>
      </fieldset>
    </div>
  );
}
