import { contactText } from '../../text.ts';

/** The main streets of the centre, simplified. */
const avenues = [
  'M0 96 C90 92 150 104 214 132 S330 176 400 168',
  'M0 150 C70 146 130 152 186 176',
  'M92 0 C100 70 110 120 132 168',
  'M190 0 C192 60 204 100 218 134',
  'M286 0 C280 60 290 110 306 160',
  'M0 40 C120 30 260 44 400 60',
];
const streets = [
  'M40 0 L52 150',
  'M140 0 L158 160',
  'M238 0 L252 146',
  'M336 0 L344 170',
  'M0 68 L400 92',
  'M0 122 L170 132',
  'M100 62 L400 118',
];

/** A drawn map of Baku and its bay, so that no map service gets data of the reader. North is up. */
export function BakuMap() {
  return (
    <svg
      viewBox="0 0 400 280"
      role="img"
      aria-label={contactText.mapLabel}
      className="h-auto w-full rounded border border-line"
    >
      <rect width="400" height="280" className="fill-surface" />
      <g className="fill-none stroke-line" strokeWidth="3">
        {streets.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      <g className="fill-none stroke-paper" strokeWidth="8" strokeLinecap="round">
        {avenues.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      {/* The park along the water. */}
      <path
        d="M150 280 C146 240 150 214 176 196 S232 170 282 184 S362 196 400 182"
        className="fill-none stroke-pitch opacity-50"
        strokeWidth="14"
      />
      <path
        d="M156 280 C152 242 158 220 182 203 S234 178 282 191 S362 203 400 190 L400 280 Z"
        className="fill-scheduled opacity-30"
      />
      <text x="292" y="248" textAnchor="middle" className="fill-ink text-[13px] italic">
        {contactText.sea}
      </text>
      <text x="40" y="30" className="fill-ink font-headline font-bold text-[22px]">
        {contactText.city}
      </text>
      <g transform="translate(204 118)">
        <path
          d="M0 34 C-4 22 -16 14 -16 0 A16 16 0 1 1 16 0 C16 14 4 22 0 34 Z"
          className="fill-live stroke-paper"
          strokeWidth="2"
        />
        <circle r="6" className="fill-paper" />
      </g>
    </svg>
  );
}
