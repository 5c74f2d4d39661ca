import { parseEmbed } from '../../rules/article-content.ts';
import { embedText } from '../../text.ts';
import { frameAddress } from './frame-address.ts';

/**
 * Adds a button to each embedded post or video. Only the button loads the frame, so that the other site gets no data before.
 * Without scripts the link remains.
 */
export function startEmbeds(): void {
  for (const figure of document.querySelectorAll<HTMLElement>('figure[data-embed]')) {
    const embed = parseEmbed(figure.dataset.address);
    const address = embed && frameAddress(embed.provider, embed.address);
    if (!embed || !address) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = embedText.show[embed.provider];
    const notice = document.createElement('p');
    notice.textContent = embedText.notice;
    button.addEventListener('click', () => {
      const frame = document.createElement('iframe');
      frame.src = address;
      frame.title = embedText.frame[embed.provider];
      frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
      frame.allowFullscreen = true;
      button.remove();
      notice.remove();
      figure.prepend(frame);
      frame.focus();
    });
    figure.prepend(button, notice);
  }
}
