import { MIMEType } from 'node:util';

/** The boundary as the parser of the form reads it: of several, the first one whose whole name is `boundary`. */
export function findBoundary(type: string): string | null {
  try {
    return new MIMEType(type).params.get('boundary');
  } catch {
    // The parser refuses the form too.
    return null;
  }
}
