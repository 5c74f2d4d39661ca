import { X } from 'lucide-react';
import { useId } from 'react';
import { Form, redirect } from 'react-router';
import { slugify } from '#az/characters/slug.ts';
import { tagsText } from '#features/tags/text.ts';
import { redirectWithToast, throwResponse } from '#platform/admin/action-answers.server.ts';
import { ConfirmForm, IntentButton } from '#platform/admin/action-buttons.tsx';
import { PageHead, ParentLink } from '#platform/admin/page-head.tsx';
import { InvalidInput } from '#platform/errors.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { problemSentence } from '#platform/message-texts.ts';
import { refuseChange } from '#platform/records/admin/record-actions.server.ts';
import {
  formKey,
  RecordConflictNotice,
  RecordInputs,
  type RecordRefusal,
} from '#platform/records/admin/record-form.tsx';
import { entryAddress, formatTyped, readTyped, type TypedFields } from '#platform/records/record.ts';
import { getRecord } from '#platform/records/rules/read-records.ts';
import { actorOf } from '#platform/sessions/session.server.ts';
import { findFieldError, TextField } from '#platform/ui/field.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { deleteTag, mergeTags, renameTag } from '../rules/change-tag.ts';
import { findNamedTag, getTag, listAdminTags } from '../rules/read-tags.ts';
import { tagRecord } from '../rules/tag-record.ts';
import { addTagSynonym, listTagSynonyms, removeTagSynonym, type TagSynonym } from '../rules/tag-synonyms.ts';
import type { Route } from './+types/tag.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const tag = await getTag(db, { id: params.id }).catch(throwResponse);
  const { version, values } = await getRecord(db, tagRecord, tag.id);
  const synonyms = await listTagSynonyms(db, { tagId: tag.id });
  const { tags } = await listAdminTags(db, { sort: 'used', limit: 200 });
  return {
    tag,
    version,
    typed: formatTyped(tagRecord, values),
    synonyms,
    now: now(),
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
        <SiteLink look="plain" href={href('/tag/:slug', { slug: tag.slug })}>
          {tagsText.view}
        </SiteLink>
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
        typed={typed}
        version={version}
        now={now}
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

interface SynonymsFormProps {
  synonyms: readonly TagSynonym[];
  refusal: RecordRefusal | undefined;
}

/** The other names of a tag: each with a button that removes it, and a field for one more. */
function SynonymsForm({ synonyms, refusal }: SynonymsFormProps) {
  return (
    <section className={formLook}>
      <h2 className="text-2xl sm:col-span-2">{tagsText.synonyms}</h2>
      {synonyms.length > 0 && (
        <ul className="flex flex-wrap gap-2 sm:col-span-2">
          {synonyms.map(({ folded, name }) => (
            <li key={folded} className="inline-flex items-center rounded-full bg-surface ps-4 text-sm">
              <span className="wrap-anywhere">{name}</span>
              <Form method="post">
                <input type="hidden" name="folded" value={folded} />
                <button
                  type="submit"
                  name="intent"
                  value="removeSynonym"
                  aria-label={tagsText.removeSynonym(name)}
                  className="grid size-11 place-items-center text-muted hover:text-live"
                >
                  <X aria-hidden="true" className="size-4" />
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Form method="post" noValidate className="contents">
        <TextField
          label={tagsText.synonym}
          name="name"
          autoComplete="off"
          defaultValue={refusal?.typed.name}
          hint={tagsText.synonymsHint}
          error={findFieldError(refusal?.problems, 'synonym')}
          required
        />
        <IntentButton intent="addSynonym" className="sm:mt-6.5">
          {tagsText.addSynonym}
        </IntentButton>
      </Form>
    </section>
  );
}

const formLook =
  'grid gap-3 rounded-md border border-line bg-paper p-4 sm:grid-cols-[1fr_auto] sm:items-start';

interface RenameFormProps {
  typed: TypedFields;
  version: number;
  refusal: RecordRefusal | undefined;
  now: number;
}

/** Give it the `key` of `formKey`. */
function RenameForm({ typed, version, refusal, now }: RenameFormProps) {
  const conflict = refusal?.conflict;
  return (
    <Form method="post" noValidate className={formLook}>
      {conflict && (
        <div className="sm:col-span-2">
          <RecordConflictNotice record={tagRecord} conflict={conflict} now={now} />
        </div>
      )}
      <input type="hidden" name="version" value={conflict?.version ?? refusal?.version ?? version} />
      <RecordInputs
        record={tagRecord}
        typed={conflict?.typed ?? refusal?.typed ?? typed}
        problems={refusal?.problems}
      />
      <IntentButton intent="update" className="sm:mt-6.5">
        {tagsText.rename}
      </IntentButton>
    </Form>
  );
}

interface MergeFormProps {
  /** Suggested names. Every other tag can be typed as well. */
  names: readonly string[];
  refusal: RecordRefusal | undefined;
  suggestion: string;
}

function MergeForm({ names, refusal, suggestion }: MergeFormProps) {
  const id = useId();
  return (
    <Form method="post" noValidate className={formLook}>
      <h2 className="text-2xl sm:col-span-2">{tagsText.merge}</h2>
      <TextField
        key={suggestion}
        label={tagsText.mergeInto}
        name="name"
        list={id}
        autoComplete="off"
        defaultValue={refusal?.typed.name ?? suggestion}
        hint={tagsText.mergeHint}
        error={findFieldError(refusal?.problems, 'intoId')}
        required
      />
      <datalist id={id}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <IntentButton intent="merge" look="danger" className="sm:mt-6.5">
        {tagsText.mergeSubmit}
      </IntentButton>
    </Form>
  );
}
