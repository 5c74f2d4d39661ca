import { Link } from 'react-router';
import { matchDeskText } from '#features/matches/text.ts';
import { href } from '#platform/http/href.ts';
import { Notice } from '#platform/ui/notice.tsx';
import { competitionRecordText } from '../text.ts';

/** Shown above forms that need a competition while there is none. */
export function NoCompetitions() {
  return (
    <Notice>
      {matchDeskText.noCompetitions}{' '}
      <Link to={href('/admin/competitions')} className="inline-flex min-h-11 items-center underline">
        {competitionRecordText.list}
      </Link>
    </Notice>
  );
}
