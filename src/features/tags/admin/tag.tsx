import { redirect } from 'react-router';
import { slugify } from '#az/characters/slug.ts';
import { tagsText } from '#features/tags/text.ts';
import { ConfirmForm } from '#platform/admin/confirm-form.tsx';
import { redirectWithToast } from '#platform/admin/flash.server.ts';
import { PageHead } from '#platform/admin/page-head.tsx';
import { ParentLink } from '#platform/admin/parent-link.tsx';
import { toResponseError } from '#platform/admin/to-action-error.server.ts';
import { InvalidInput } from '#platform/errors.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { problemSentence } from '#platform/message-texts.ts';
import { refuseChange } from '#platform/records/admin/record-actions.server.ts';
import { formKey } from '#platform/records/admin/record-form.tsx';
import { entryAddress, formatTyped, readTyped } from '#platform/records/record.ts';
import { getRecord } from '#platform/records/rules/read-records.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { Notice } from '#platform/ui/notice.tsx';
import { addTagSynonym } from '../rules/add-tag-synonym.ts';
import { deleteTag } from '../rules/delete-tag.ts';
import { findNamedTag } from '../rules/find-named-tag.ts';
import { getTag } from '../rules/get-tag.ts';
import { listAdminTags } from '../rules/list-admin-tags.ts';
import { listTagSynonyms } from '../rules/list-tag-synonyms.ts';
import { mergeTags } from '../rules/merge-tags.ts';
import { removeTagSynonym } from '../rules/remove-tag-synonym.ts';
import { renameTag } from '../rules/rename-tag.ts';
import { tagRecord } from '../rules/tag-record.ts';
import type { Route } from './+types/tag.ts';
import { SynonymsForm } from './synonyms-form.tsx';
import { MergeForm, RenameForm } from './tag-forms.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const tag = await getTag(db, { id: params.id }).catch((error) => {
    throw toResponseError(error);
  });
  const { version, values } = await getRecord(db, tagRecord, tag.id);
  const synonyms = await listTagSynonyms(db, { tagId: tag.id });
  const { tags } = await listAdminTags(db, { sort: 'used', limit: 200 });
  return {
    ...{ tag, version, typed: formatTyped(tagRecord, values), synonyms, now: now() },
    names: tags.filter(({ id }) => id !== tag.id).map(({ name }) => name),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { db, now, newId } = servicesOf(context);
  const form = await request.formData();
  const change = { actor, now: now(), newId };
  const intent = String(form.get('intent'));
  // Each form of the screen has one field, the name.
  const typed = readTyped(tagRecord, form);
  const { name: typedName = '' } = typed;
  const version = Number(form.get('version'));
  try {
    switch (intent) {
      case 'theirs':
        return redirect(entryAddress(tagRecord, params.id));
      case 'update':
        await renameTag(db, { ...change, id: params.id, name: typedName, version });
        return redirectWithToast(entryAddress(tagRecord, params.id), 'tag.renamed');
      case 'merge': {
        const into = await findNamedTag(db, { slug: slugify(typedName) });
        if (!into) throw new InvalidInput([{ field: 'intoId', code: 'tag.unknown' }]);
        await mergeTags(db, { ...change, fromId: params.id, intoId: into.id });
        return redirectWithToast(href('/admin/tags/:id', { id: into.id }), 'tag.merged');
      }
      case 'addSynonym':
        await addTagSynonym(db, { ...change, tagId: params.id, name: typedName });
        return redirectWithToast(href('/admin/tags/:id', { id: params.id }), 'tag.synonymAdded');
      case 'removeSynonym':
        await removeTagSynonym(db, { ...change, tagId: params.id, folded: String(form.get('folded')) });
        return redirectWithToast(href('/admin/tags/:id', { id: params.id }), 'tag.synonymRemoved');
      case 'delete':
        await deleteTag(db, { ...change, id: params.id });
        return redirectWithToast(href('/admin/tags'), 'tag.deleted');
      default:
        throw new Response(null, { status: 400 });
    }
  } catch (error) {
    const read = () => getRecord(db, tagRecord, params.id);
    return refuseChange(db, error, { rules: tagRecord, intent, typed, version, read });
  }
}

/** One tag: rename it, give it synonyms, merge it into another, or delete it. For editors. */
export default function TagScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { tag, version, typed, synonyms, names, now } = loaderData;
  const isTaken = actionData?.problem === 'tag.exists';
  const conflict = actionData?.conflict;
  const refusalOf = (intent: string) => (actionData?.intent === intent ? actionData : undefined);
  return (
    <div className="grid max-w-3xl gap-4">
      <ParentLink to={href('/admin/tags')}>{tagsText.back}</ParentLink>
      <PageHead title={tag.name} aside={`${tagsText.articles}: ${tag.articleCount}`}>
        <a
          href={href('/tag/:slug', { slug: tag.slug })}
          className="inline-flex min-h-11 items-center text-accent underline"
        >
          {tagsText.view}
        </a>
      </PageHead>
      {actionData?.problem && !conflict && (
        <Notice kind="error">
          {problemSentence(actionData.problem)}
          {isTaken && `. ${tagsText.existsHint}`}
        </Notice>
      )}
      <RenameForm
        key={formKey(tag.id, version, refusalOf('update'))}
        refusal={refusalOf('update')}
        {...{ typed, version, now }}
      />
      <SynonymsForm key={synonyms.length} synonyms={synonyms} refusal={refusalOf('addSynonym')} />
      <MergeForm
        names={names}
        refusal={refusalOf('merge')}
        suggestion={isTaken ? (actionData.typed.name ?? '') : ''}
      />
      <ConfirmForm label={tagsText.delete} consequence={tagsText.deleteHint} intent="delete" />
    </div>
  );
}
