import type { HelpTopic } from '#platform/features/define-feature.ts';
import { href } from '#platform/http/href.ts';
import type { StaffRole } from '#platform/sessions/actor.ts';
import { screens } from '../../declarations.ts';
import { features } from '../../features.ts';
import { isListedFor } from '../list-navigation.server.ts';

export interface ReadableTopic extends HelpTopic {
  name: string;
  /** The screen of the same feature that the topic links to; null when it has none that opens without an id. */
  path: string | null;
}

/** The topics of the screens that `role` may open, in the order in which a new editor needs them. */
export function listTopics(role: StaffRole): ReadableTopic[] {
  const declared = features.flatMap(({ name: feature, help }) =>
    Object.entries(help).map(([name, topic]) => ({ feature, name, ...topic })),
  );
  return declared
    .flatMap(({ feature, ...topic }) => {
      const explained = screens.filter((screen) => screen.topic === topic.name && isListedFor(screen, role));
      const linked = explained.find(
        (screen) =>
          screen.feature === feature && !screen.path.includes(':') && screen.path !== href('/admin/help'),
      );
      return explained.length > 0 ? [{ ...topic, path: linked?.path ?? null }] : [];
    })
    .toSorted((one, other) => one.place - other.place);
}
