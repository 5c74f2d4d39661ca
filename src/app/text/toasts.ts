import { accountToastText } from '#features/accounts/text.ts';
import { articleToastText } from '#features/articles/text.ts';
import { breakingToastText } from '#features/breaking-news/text.ts';
import { categoryToastText } from '#features/categories/text.ts';
import { commentToastText } from '#features/comments/text.ts';
import { competitionToastText } from '#features/competitions/text.ts';
import { contactToastText } from '#features/contact/text.ts';
import { deliveryToastText } from '#features/deliveries/text.ts';
import { partnerFeedToastText } from '#features/feeds/text.ts';
import { homeLayoutToastText } from '#features/front-page/text.ts';
import { mailToastText } from '#features/mail/text.ts';
import { providerToastText } from '#features/match-providers/text.ts';
import { matchToastText } from '#features/matches/text.ts';
import { mediaToastText } from '#features/media/text.ts';
import { newsletterToastText } from '#features/newsletter/text.ts';
import { personalDataToastText } from '#features/personal-data/text.ts';
import { pollToastText } from '#features/polls/text.ts';
import { redirectToastText } from '#features/redirects/text.ts';
import { searchNameToastText } from '#features/search/text.ts';
import { settingsToastText } from '#features/settings/text.ts';
import { tagToastText } from '#features/tags/text.ts';
import { teamToastText } from '#features/teams/text.ts';
import { webhookToastText } from '#features/webhooks/text.ts';
import type { ToastTexts } from '#platform/message-texts.ts';
import { recordToastText } from '#platform/records/text.ts';

/** All toasts. A subject that is missing here does not compile. */
export const toastText = {
  ...recordToastText,
  ...accountToastText,
  ...articleToastText,
  ...breakingToastText,
  ...categoryToastText,
  ...commentToastText,
  ...competitionToastText,
  ...contactToastText,
  ...deliveryToastText,
  ...partnerFeedToastText,
  ...homeLayoutToastText,
  ...mailToastText,
  ...providerToastText,
  ...matchToastText,
  ...mediaToastText,
  ...newsletterToastText,
  ...personalDataToastText,
  ...pollToastText,
  ...redirectToastText,
  ...searchNameToastText,
  ...settingsToastText,
  ...tagToastText,
  ...teamToastText,
  ...webhookToastText,
} satisfies ToastTexts;
