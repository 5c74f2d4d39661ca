import { commonText } from '#platform/text/common.ts';
import { IntentButton } from './intent-button.tsx';

/** Saves the form of one subject. The action of the screen knows it by the intent `update`. */
export function SaveButton() {
  return (
    <IntentButton intent="update" look="primary" className="justify-self-start">
      {commonText.save}
    </IntentButton>
  );
}
