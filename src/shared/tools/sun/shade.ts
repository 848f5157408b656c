import type { SunPosition } from './position.ts';

const degrees = Math.PI / 180;

/** A window in a wall, and the eave over it; an eave that is long enough to reach well past both sides of the glass. */
export interface ShadedWindow {
  /** Bearing that the wall faces, degrees clockwise from true north. */
  readonly facingDegrees: number;
  /** From sill to head of the glass, metres. */
  readonly glassHeight: number;
  /** From the head of the glass up to the underside of the eave's outer edge, metres. */
  readonly gap: number;
  /** Horizontally from the glass to the outer edge of the eave, metres. */
  readonly eaveDepth: number;
}

/** A tree, hill or house in the way: as wide as its middle shows it, seen from the window. */
export interface Obstacle {
  readonly bearingDegrees: number;
  readonly distance: number;
  /** Above the sill, metres. */
  readonly height: number;
  readonly width: number;
}

/**
 * The vertical shadow angle: how steeply the sun stands, seen along the wall; its tangent, so that an eave of depth `d`
 * throws its shadow `d` times as far down. Null while the sun is behind the wall or below the horizon.
 */
export function shadowSlope(sun: SunPosition, facingDegrees: number): number | null {
  const ahead = Math.cos((sun.bearingDegrees - facingDegrees) * degrees);
  if (sun.heightDegrees <= 0 || ahead <= 1e-6) return null;
  return Math.tan(sun.heightDegrees * degrees) / ahead;
}

/** Share of the glass's height that the sun reaches past the eave and over the obstacle, 0 to 1. */
export function litShare(
  sun: SunPosition,
  window: ShadedWindow,
  obstacle: Obstacle | null = null,
): number {
  const slope = shadowSlope(sun, window.facingDegrees);
  if (slope === null) return 0;
  const { glassHeight } = window;
  const fromEave = Math.max(0, window.eaveDepth * slope - window.gap);
  const fromBelow = obstacle === null ? 0 : shadowAboveSill(sun, obstacle);
  return Math.min(1, Math.max(0, (glassHeight - fromEave - fromBelow) / glassHeight));
}

/**
 * Direct sun on a wall that looks straight at it, under a clear sky, as a share of what falls on a plane above the
 * atmosphere (Meinel); none while it is down.
 */
export function beamOf({ heightDegrees }: SunPosition): number {
  if (heightDegrees <= 0) return 0;
  const height = heightDegrees * degrees;
  return Math.cos(height) * 0.7 ** (Math.sin(height) ** -0.678);
}

/** The part of it that falls on a wall that is turned away. */
export function shareOn({ bearingDegrees }: SunPosition, facingDegrees: number): number {
  return Math.max(0, Math.cos((bearingDegrees - facingDegrees) * degrees));
}

/** How far up the glass the obstacle's shadow reaches, metres above the sill; none where the sun passes beside or over it. */
export function shadowAboveSill(sun: SunPosition, obstacle: Obstacle): number {
  const aside = Math.abs(turnBetween(sun.bearingDegrees, obstacle.bearingDegrees));
  const halfWidth = Math.atan2(obstacle.width / 2, obstacle.distance) / degrees;
  if (aside >= halfWidth) return 0;
  return Math.max(0, obstacle.height - obstacle.distance * Math.tan(sun.heightDegrees * degrees));
}

/** From one bearing to another the shorter way round, −180 to 180 degrees. */
export function turnBetween(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}
