import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { noteMails } from '../rules/note-mails.ts';

export const notesServer = defineServerFeature({ name: 'notes', mails: noteMails });
