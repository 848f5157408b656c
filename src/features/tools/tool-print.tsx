import type { ReactNode } from 'react';
import type { ToolId } from '#shared/tools/tool.ts';
import styles from './tool-print.module.css';

/** A small block print of what a tool is about, for the contents page: decoration beside the tool's name. */
export function ToolPrint({ tool }: { tool: ToolId }) {
  return (
    <svg className={styles['print']} viewBox="0 0 240 160" aria-hidden="true" focusable="false">
      {prints[tool]}
    </svg>
  );
}

const ground = <path className={styles['ink']} d="M0 144h240v8H0z" />;

const prints: Readonly<Record<ToolId, ReactNode>> = {
  // Midsummer sun over an eave, its ray ending on the wall below the glass.
  sun: (
    <>
      <circle className={styles['ochre']} cx="44" cy="40" r="21" />
      <path
        className={styles['rays']}
        d="M44 4v9M44 67v9M8 40h9M71 40h9M19 15l6 6M63 59l6 6M69 15l-6 6M25 59l-6 6"
      />
      <path className={styles['clay']} d="M174 60h36v84h-36z" />
      <path className={styles['ink']} d="M96 70 222 20h18v14L102 83z" />
      <path className={styles['carved']} d="M112 72 236 24M174 122h36M174 132h36" />
      <path className={styles['indigo']} d="M174 68h14v46h-14z" />
      <path className={styles['carved']} d="M181 68v46M174 91h14" />
      <path className={styles['ink']} d="M166 114h26v6h-26z" />
      <path className={styles['beam']} d="M76 60 168 140" />
      {ground}
    </>
  ),
  // A bale wall cut through: plaster, straw, plaster, on its footing.
  wall: (
    <>
      <path className={styles['clay']} d="M56 8h16v112H56zM168 8h16v112h-16z" />
      <path className={styles['ochre']} d="M75 8h90v34H75zM75 45h90v36H75zM75 84h90v36H75z" />
      <path
        className={styles['carved']}
        d="M82 16h30m8 0h36M80 23h18m8 0h50M88 30h42m6 0h20M80 36h34m6 0h40M82 53h44m6 0h26M80 60h22m6 0h52M90 67h30m8 0h30M82 74h50m6 0h20M82 92h26m8 0h44M80 99h48m6 0h24M88 106h24m6 0h40M82 113h36m8 0h34"
      />
      <path className={styles['ink']} d="M48 124h144v20H48z" />
      <path className={styles['carved']} d="M84 124v20M124 124v20M160 124v20M48 134h36m40 0h36" />
      <path className={styles['line']} d="M10 26h32c26 0 32 28 78 38s52 24 76 24h34" />
      {ground}
    </>
  ),
  // Rain, a gutter and a tank.
  tank: (
    <>
      <path
        className={styles['rain']}
        d="M20 6l-8 20M52 2l-8 20M86 8l-8 20M120 2l-8 20M154 8l-8 20M188 2l-8 20M222 8l-8 20"
      />
      <path className={styles['clay']} d="M0 24 100 46v13L0 37z" />
      <path className={styles['ink']} d="M0 42 88 61v83H0z" />
      <path className={styles['carved']} d="M18 92h30v26H18zM33 92v26M18 105h30" />
      <path className={styles['line']} d="M104 44v16h38v10" />
      <path className={styles['ink']} d="M116 70h104v10H116z" />
      <path className={styles['leaf']} d="M120 82h96v62h-96z" />
      <path className={styles['indigo']} d="M120 104h96v40h-96z" />
      <path
        className={styles['carved']}
        d="M120 92h96M120 104h96M120 116h96M120 128h96M120 139h96"
      />
      {ground}
    </>
  ),
  // Mudbricks in courses, one still to lay, and a bale with its strings.
  quantities: (
    <>
      <path
        className={styles['clay']}
        d="M8 120h40v22H8zM52 120h40v22H52zM96 120h40v22H96zM8 94h18v22H8zM30 94h40v22H30zM74 94h40v22H74zM8 68h40v22H8zM52 68h40v22H52zM8 42h18v22H8zM30 42h40v22H30z"
      />
      <path
        className={styles['carved']}
        d="M16 132h22M60 128h18M104 134h20M38 106h24M84 102h18M14 80h20M62 76h22M38 54h18"
      />
      <path className={styles['ink']} d="m84 26 38-12 7 21-38 12z" />
      <path className={styles['ochre']} d="M148 92h86v50h-86z" />
      <path
        className={styles['carved']}
        d="M154 100h16m22 0h14m14 0h10M152 108h18m24 0h12m16 0h8M156 117h12m26 0h12m14 0h10M152 126h18m20 0h18m12 0h10M156 134h14m22 0h14m16 0h6"
      />
      <path className={styles['line']} d="M178 92v50M214 92v50" />
      {ground}
    </>
  ),
  // A probe in a drying wall, and the readings as they fall.
  log: (
    <>
      <path className={styles['clay']} d="M8 14h92v130H8z" />
      <path
        className={styles['carved']}
        d="M8 46h92M8 78h92M8 110h92M54 14v32M30 46v32M78 46v32M54 78v32M30 110v34M78 110v34"
      />
      <path className={styles['line']} d="M56 94h62" />
      <path className={styles['ink']} d="M116 82h34v24h-34z" />
      <path className={styles['carved']} d="M124 98c2-10 16-10 18 0M133 98l5-7" />
      <path className={styles['ink']} d="M132 8h98v62h-98z" />
      <path className={styles['carved']} d="M142 16v44h80" />
      <path className={styles['fall']} d="m150 22 18 14 20 8 30 6" />
      <path
        className={styles['indigo']}
        d="M176 92c8 10 11 15 11 20a11 11 0 0 1-22 0c0-5 3-10 11-20zM212 106c6 8 8 11 8 15a8 8 0 0 1-16 0c0-4 2-7 8-15z"
      />
      {ground}
    </>
  ),
  // A path past its papers, up to the house.
  'permit-path': (
    <>
      <path className={styles['leaf']} d="M0 144V118C60 108 110 74 156 64c34-7 60-3 84 4v76z" />
      <path className={styles['ink']} d="M168 38h52v30h-52z" />
      <path className={styles['clay']} d="m158 40 36-28 36 28z" />
      <path className={styles['carved']} d="M188 68V50h14v18" />
      <path
        className={styles['path']}
        d="M190 68c-34 8-66 14-58 28s52 10 46 26-70 12-104 22h36c40-8 96-6 98-26s-60-16-54-28 40-12 48-22z"
      />
      <path className={styles['ink']} d="M14 66h40v48H14zM78 44h36v42H78z" />
      <path
        className={styles['carved']}
        d="M22 76h24M22 84h24M22 92h14M86 53h20M86 60h20M86 67h12"
      />
      <circle className={styles['ochre']} cx="44" cy="104" r="7" />
      <circle className={styles['ochre']} cx="104" cy="76" r="6" />
      {ground}
    </>
  ),
};
