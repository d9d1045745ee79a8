import type {Props, SrcImage} from '@theme/IdealImage';
import clsx from 'clsx';
import type {ComponentProps, ReactElement} from 'react';
import ImageNotice from './ImageNotice';
import styles from './styles.module.css';
import {useImage} from './useImage';

interface RasterProps extends ComponentProps<'img'> {
  raster: SrcImage;
  /** Blurred preview as a data address. */
  preview: string;
}

/** Width of the column on a phone, and the most that a picture takes of it. */
const columnSizes = '(max-width: 26rem) 100vw, 26rem';

function Raster({raster, preview, alt, className, sizes = columnSizes, ...rest}: RasterProps): ReactElement {
  const {ref, notice, attempt, onLoad, onError, reload} = useImage(raster.src);
  const gone = notice !== null && notice !== 'loading';
  const width = Math.max(...raster.images.map((image) => image.width));
  const height = Math.round((width * (raster.height ?? 9)) / (raster.width ?? 16));
  return (
    <span className={clsx(styles.frame, className)}>
      {/* Keeps the place: the preview has but some pixels and so other proportions, and the policy refuses a style here. */}
      <svg className={styles.place} viewBox={`0 0 ${width} ${height}`} width={width} aria-hidden="true" />
      <img className={styles.preview} src={preview} alt="" aria-hidden="true" />
      <img
        {...rest}
        key={attempt}
        ref={ref}
        className={clsx(styles.image, gone && styles.gone)}
        src={raster.src}
        srcSet={raster.images.map(({path, width}) => `${path} ${width}w`).join(', ')}
        sizes={sizes}
        width={raster.width}
        height={raster.height}
        alt={alt}
        loading="lazy"
        decoding="async"
        onLoad={onLoad}
        onError={onError}
      />
      <ImageNotice notice={notice} alt={alt} onReload={reload} />
    </span>
  );
}

/**
 * A raster image in several sizes, with words for late, missing, broken and offline. Replaces the
 * plugin's component, which writes no <img> into the HTML, never says that it loads, hangs on a
 * broken file with an unhandled rejection and cannot be reloaded from the keyboard:
 * https://github.com/facebook/docusaurus/tree/v3.10.2/packages/docusaurus-plugin-ideal-image/src/theme/IdealImageLegacy
 */
export default function IdealImage({img, ...rest}: Props): ReactElement {
  if (typeof img === 'string' || 'default' in img) {
    return <img {...rest} src={typeof img === 'string' ? img : img.default} />;
  }
  return <Raster {...rest} raster={img.src} preview={img.preSrc} />;
}
