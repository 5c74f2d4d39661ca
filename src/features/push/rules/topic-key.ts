import type { PushTopic } from './push-topic.ts';

/** The id of the match, the team or the competition as `push_topic` stores it. */
export const subjectOf = (topic: PushTopic): string => ('id' in topic ? topic.id : '');

/** One text for a topic: `match:abc`, `breaking:`. */
export const topicKey = (topic: PushTopic): string => `${topic.kind}:${subjectOf(topic)}`;
