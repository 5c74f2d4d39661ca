import { Form, useNavigation } from 'react-router';
import { formatNumber } from '#az/format/format-number.ts';
import { redirectWithToast, toActionError } from '#platform/admin/action-answers.server.ts';
import { CollapsedBox } from '#platform/admin/disclosure.tsx';
import { OrderList } from '#platform/admin/order-list.tsx';
import { PageHead } from '#platform/admin/page-head.tsx';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { RecordFieldGrid } from '#platform/records/admin/record-form.tsx';
import { emptyTyped, readTyped } from '#platform/records/record.ts';
import { isLimited } from '#platform/sessions/actor.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { Button, TextLink } from '#platform/ui/button.tsx';
import { Notice, ProblemNotice } from '#platform/ui/notice.tsx';
import { toCategoryInput } from '../rules/category-input.ts';
import { categoryRecord } from '../rules/category-record.ts';
import { createCategory, orderCategories } from '../rules/change-category.ts';
import { type AdminCategory, listAdminCategories } from '../rules/read-categories.ts';
import { categoriesText } from '../text.ts';
import type { Route } from './+types/categories.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const categories = await listAdminCategories(servicesOf(context).db);
  return { categories, canChange: !isLimited(actorOf(context)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { db, now, newId } = servicesOf(context);
  const form = await request.formData();
  const typed = readTyped(categoryRecord, form);
  try {
    const ids = form.get('ids');
    if (typeof ids === 'string') {
      await orderCategories(db, { actor, ids: ids.split(','), now: now(), newId });
      return redirectWithToast(href('/admin/categories'), 'category.ordered');
    }
    await createCategory(db, { actor, category: toCategoryInput(typed), now: now(), newId });
    return redirectWithToast(href('/admin/categories'), 'category.created');
  } catch (error) {
    return toActionError(error, { typed });
  }
}

/** All categories with their order and article counts, and the form for a new one. For editors. */
export default function Categories({ loaderData, actionData }: Route.ComponentProps) {
  const { categories, canChange } = loaderData;
  const navigation = useNavigation();
  return (
    <>
      <PageHead title={categoriesText.title} aside={categoriesText.count(categories.length)} />
      <div className="grid gap-6">
        {canChange ? (
          <CollapsedBox key={categories.length} open={actionData !== undefined} label={categoriesText.create}>
            <Form method="post" noValidate className="grid gap-4 border-line border-t p-4">
              <ProblemNotice problem={actionData?.problem} />
              <RecordFieldGrid
                record={categoryRecord}
                typed={actionData?.typed ?? emptyTyped(categoryRecord)}
                problems={actionData?.problems}
              />
              <Button
                type="submit"
                look="primary"
                isBusy={navigation.formData?.has('name') ?? false}
                className="justify-self-start"
              >
                {categoriesText.createSubmit}
              </Button>
            </Form>
          </CollapsedBox>
        ) : (
          <Notice>{categoriesText.limited}</Notice>
        )}
        {categories.length === 0 ? (
          <p className="rounded-md border border-line p-8 text-center text-muted">{categoriesText.empty}</p>
        ) : (
          <CategoryOrder categories={categories} canChange={canChange} />
        )}
      </div>
    </>
  );
}

/** All categories in the editors' order, with their article counts. */
function CategoryOrder({
  categories,
  canChange,
}: {
  categories: readonly AdminCategory[];
  canChange: boolean;
}) {
  return (
    <OrderList
      label={categoriesText.order}
      hint={categoriesText.orderHint}
      items={categories}
      isFixed={!canChange}
      up={categoriesText.up}
      down={categoriesText.down}
      mark={(category) => (
        <span
          aria-hidden="true"
          className="size-5 rounded-sm border border-line"
          style={{ backgroundColor: category.color }}
        />
      )}
    >
      {(category) => (
        <span className="min-w-0 sm:grid sm:grid-cols-[1.2fr_1fr_12rem] sm:items-center sm:gap-3">
          <TextLink to={href('/admin/categories/:id', { id: category.id })} className="font-semibold">
            {category.name}
          </TextLink>
          <span className="hidden truncate text-muted text-sm sm:block">{category.slug}</span>
          <span className="tabular block pb-1 text-muted text-sm sm:pb-0">
            {categoriesText.published(formatNumber(category.articleCount))}
            {category.allArticles > category.articleCount &&
              ` · ${categoriesText.inAll(formatNumber(category.allArticles))}`}
          </span>
        </span>
      )}
    </OrderList>
  );
}
