import { accountProblemText } from '#features/accounts/text.ts';
import { articleImportProblemText } from '#features/article-import/text.ts';
import { articleProblemText } from '#features/articles/text.ts';
import { breakingProblemText } from '#features/breaking-news/text.ts';
import { categoryProblemText } from '#features/categories/text.ts';
import { commentProblemText } from '#features/comments/text.ts';
import { competitionProblemText } from '#features/competitions/text.ts';
import { contactProblemText } from '#features/contact/text.ts';
import { partnerFeedProblemText } from '#features/feeds/text.ts';
import { homeLayoutProblemText } from '#features/front-page/text.ts';
import { mailProblemText } from '#features/mail/text.ts';
import { providerProblemText } from '#features/match-providers/text.ts';
import { matchProblemText } from '#features/matches/text.ts';
import { mediaProblemText } from '#features/media/text.ts';
import { newsletterProblemText } from '#features/newsletter/text.ts';
import { noteProblemText } from '#features/notes/text.ts';
import { personalDataProblemText } from '#features/personal-data/text.ts';
import { pollProblemText } from '#features/polls/text.ts';
import { apiProblemText } from '#features/public-api/text.ts';
import { pushProblemText } from '#features/push/text.ts';
import { redirectProblemText } from '#features/redirects/text.ts';
import { searchNameProblemText } from '#features/search/text.ts';
import { seasonImportProblemText } from '#features/season-import/text.ts';
import { settingsProblemText } from '#features/settings/text.ts';
import { tagProblemText } from '#features/tags/text.ts';
import { teamProblemText } from '#features/teams/text.ts';
import { venueProblemText } from '#features/venues/text.ts';
import { webhookProblemText } from '#features/webhooks/text.ts';
import { type ProblemTexts, registerProblemTexts } from '#platform/message-texts.ts';
import { platformProblemText } from '#platform/text/problems.ts';

/** The sentences of all problem codes. A subject that is missing here does not compile. */
export const problemText = {
  ...platformProblemText,
  ...accountProblemText,
  ...articleImportProblemText,
  ...articleProblemText,
  ...breakingProblemText,
  ...categoryProblemText,
  ...commentProblemText,
  ...competitionProblemText,
  ...contactProblemText,
  ...partnerFeedProblemText,
  ...homeLayoutProblemText,
  ...mailProblemText,
  ...providerProblemText,
  ...matchProblemText,
  ...mediaProblemText,
  ...newsletterProblemText,
  ...noteProblemText,
  ...personalDataProblemText,
  ...pollProblemText,
  ...apiProblemText,
  ...pushProblemText,
  ...redirectProblemText,
  ...searchNameProblemText,
  ...seasonImportProblemText,
  ...settingsProblemText,
  ...tagProblemText,
  ...teamProblemText,
  ...venueProblemText,
  ...webhookProblemText,
} satisfies ProblemTexts;

registerProblemTexts(problemText);
