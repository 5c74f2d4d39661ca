import { Form, redirect } from 'react-router';
import { redirectWithToast } from '#platform/admin/action-answers.server.ts';
import { IntentButton } from '#platform/admin/action-buttons.tsx';
import { PageHead, ParentLink } from '#platform/admin/page-head.tsx';
import type { Problem } from '#platform/errors.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { refuseChange } from '#platform/records/admin/record-actions.server.ts';
import { formKey, RecordForm } from '#platform/records/admin/record-form.tsx';
import { entryAddress, formatTyped, readTyped } from '#platform/records/record.ts';
import { getRecord } from '#platform/records/rules/read-records.ts';
import { isLimited } from '#platform/sessions/actor.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { findFieldError, SelectField, SelectOptions } from '#platform/ui/field.tsx';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { toCategoryInput } from '../rules/category-input.ts';
import { categoryRecord } from '../rules/category-record.ts';
import { updateCategory } from '../rules/change-category.ts';
import { deleteCategory } from '../rules/delete-category.ts';
import { type AdminCategory, listAdminCategories } from '../rules/read-categories.ts';
import { categoriesText } from '../text.ts';
import type { Route } from './+types/category.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const categories = await listAdminCategories(db);
  const category = categories.find(({ id }) => id === params.id);
  if (!category) throw new Response(null, { status: 404 });
  const { values } = await getRecord(db, categoryRecord, params.id);
  return {
    category,
    canChange: !isLimited(actorOf(context)),
    typed: formatTyped(categoryRecord, values),
    now: now(),
    others: categories.filter(({ id }) => id !== params.id).map(({ slug, name }) => ({ slug, name })),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { db, now, newId } = servicesOf(context);
  const form = await request.formData();
  const change = { actor: actorOf(context), id: params.id, now: now(), newId };
  const typed = readTyped(categoryRecord, form);
  const version = Number(form.get('version'));
  const intent = String(form.get('intent') ?? 'update');
  try {
    switch (intent) {
      case 'theirs':
        return redirect(entryAddress(categoryRecord, params.id));
      case 'delete':
        await deleteCategory(db, { ...change, moveTo: String(form.get('moveTo') ?? '') || undefined });
        return redirectWithToast(categoryRecord.address, 'category.deleted');
      default:
        await updateCategory(db, { ...change, category: toCategoryInput(typed), version });
        return redirectWithToast(categoryRecord.address, 'category.updated');
    }
  } catch (error) {
    const read = () => getRecord(db, categoryRecord, params.id);
    return refuseChange(db, error, { rules: categoryRecord, intent, typed, version, read });
  }
}

const { fields } = categoryRecord;
/** An empty slug leaves the stored one. */
const storedRecord = {
  ...categoryRecord,
  fields: { ...fields, slug: { ...fields.slug, help: categoriesText.slugKept } },
};

/** One category: its fields and its deletion. For editors. */
export default function CategoryScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { category, canChange, typed, others, now } = loaderData;
  const { id, version } = category;
  const refusal = actionData?.intent === 'delete' ? undefined : actionData;
  return (
    <div className="grid max-w-3xl gap-4">
      <ParentLink to={categoryRecord.address}>{categoriesText.back}</ParentLink>
      <PageHead title={category.name} aside={categoriesText.published(category.articleCount)}>
        <SiteLink look="plain" href={href('/category/:category', { category: category.slug })}>
          {categoriesText.view}
        </SiteLink>
      </PageHead>
      {!canChange && <Notice>{categoriesText.limited}</Notice>}
      {!refusal && <ProblemNotice problem={actionData?.problem} />}
      <fieldset disabled={!canChange} className="contents">
        <RecordForm
          key={formKey(id, version, refusal)}
          record={storedRecord}
          typed={typed}
          version={version}
          refusal={refusal}
          now={now}
        />
      </fieldset>
      {canChange && (
        <DeleteCategoryForm
          category={category}
          others={others}
          problems={actionData?.intent === 'delete' ? actionData.problems : []}
        />
      )}
    </div>
  );
}

interface DeleteCategoryFormProps {
  category: AdminCategory;
  others: readonly { slug: string; name: string }[];
  problems: readonly Problem[];
}

/** Deletes a category. When it has articles, another category for them must be chosen. */
function DeleteCategoryForm({ category, others, problems }: DeleteCategoryFormProps) {
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
            <SelectOptions
              none={categoriesText.chooseTarget}
              items={others.map(({ slug, name }) => [slug, name])}
            />
          </SelectField>
        )}
        <IntentButton intent="delete" look="danger" className="justify-self-start">
          {categoriesText.delete}
        </IntentButton>
      </Form>
    </details>
  );
}
