import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { notesBaseline } from '../migrations/0001-notes.ts';
import { noteMails } from '../rules/note-mails.ts';

export const notesServer = defineServerFeature({
  name: 'notes',
  migrations: [notesBaseline],
  mails: noteMails,
});
