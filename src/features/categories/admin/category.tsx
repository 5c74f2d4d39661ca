import { Form } from 'react-router';
import { redirectWithToast } from '#platform/admin/flash.server.ts';
import { FormGuard } from '#platform/admin/form-guard.tsx';
import { PageHead } from '#platform/admin/page-head.tsx';
import { ParentLink } from '#platform/admin/parent-link.tsx';
import { SaveButton } from '#platform/admin/save-button.tsx';
import { toActionError } from '#platform/admin/to-action-error.server.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { ProblemNotice } from '#platform/ui/notice.tsx';
import { deleteCategory } from '../rules/delete-category.ts';
import { listAdminCategories } from '../rules/list-admin-categories.ts';
import { updateCategory } from '../rules/update-category.ts';
import { categoriesText } from '../text.ts';
import type { Route } from './+types/category.ts';
import { CategoryFields, readCategoryForm } from './category-fields.tsx';
import { DeleteCategoryForm } from './delete-category-form.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const categories = await listAdminCategories(servicesOf(context).db);
  const category = categories.find(({ id }) => id === params.id);
  if (!category) throw new Response(null, { status: 404 });
  return {
    category,
    others: categories.filter(({ id }) => id !== params.id).map(({ slug, name }) => ({ slug, name })),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { db, now, newId } = servicesOf(context);
  const form = await request.formData();
  const change = { actor, id: params.id, now: now(), newId };
  const category = readCategoryForm(form);
  const intent = String(form.get('intent'));
  try {
    if (intent === 'delete') {
      const moveTo = String(form.get('moveTo') ?? '') || undefined;
      await deleteCategory(db, { ...change, moveTo });
      return redirectWithToast(href('/admin/categories'), 'category.deleted');
    }
    await updateCategory(db, { ...change, category });
    return redirectWithToast(href('/admin/categories'), 'category.updated');
  } catch (error) {
    return toActionError(error, { category, intent });
  }
}

/** One category: its fields and its deletion. For editors. */
export default function CategoryScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { category, others } = loaderData;
  const updateRefusal = actionData?.intent === 'delete' ? undefined : actionData;
  return (
    <div className="grid max-w-3xl gap-4">
      <ParentLink to={href('/admin/categories')}>{categoriesText.back}</ParentLink>
      <PageHead title={category.name} aside={categoriesText.published(category.articleCount)}>
        <a
          href={href('/category/:category', { category: category.slug })}
          className="inline-flex min-h-11 items-center text-accent underline"
        >
          {categoriesText.view}
        </a>
      </PageHead>
      <ProblemNotice problem={actionData?.problem} />
      <Form method="post" noValidate className="grid gap-4 rounded-md border border-line bg-paper p-4">
        <FormGuard isUnsaved={updateRefusal !== undefined} />
        <CategoryFields
          category={updateRefusal?.category ?? { ...category, shortName: category.shortName ?? '' }}
          problems={updateRefusal?.problems ?? []}
          slugHint={categoriesText.slugKept}
        />
        <SaveButton />
      </Form>
      <DeleteCategoryForm
        category={category}
        others={others}
        problems={actionData?.intent === 'delete' ? actionData.problems : []}
      />
    </div>
  );
}
