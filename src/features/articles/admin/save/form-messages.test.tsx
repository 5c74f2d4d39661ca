import { expect, test } from 'vitest';
import type { StaffRole } from '#platform/sessions/actor.ts';
import { textOf } from '#tests/kit/site/html.ts';
import { renderInRouter } from '#tests/kit/site/render-in-router.tsx';
import type { ArticleStatus } from '../../tables.ts';
import { articleEditorText } from '../../text.ts';
import type { EditedArticle } from '../form/edited-article.ts';
import { FormMessages } from './form-messages.tsx';

test.each<[StaffRole, ArticleStatus, 'readOnly' | 'readOnlyPending' | 'readOnlyCategory']>([
  ['author', 'published', 'readOnly'],
  ['author', 'pending', 'readOnlyPending'],
  ['editor', 'published', 'readOnlyCategory'],
  ['editor', 'pending', 'readOnlyCategory'],
])(
  'to an %s, the form of a %s article that they cannot change gives the reason %s',
  (role, status, reason) => {
    const html = renderInRouter(
      <FormMessages
        actor={{ role }}
        article={{ status, canEdit: false, returnedReason: null } as EditedArticle}
        answer={undefined}
        isFailureShown={false}
        stashed={null}
        isCategoryListMissing={false}
      />,
    );
    expect(textOf(html)).toBe(articleEditorText[reason]);
  },
);
