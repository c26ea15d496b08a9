import { useEffect, useRef, useState } from 'react';
import { useToasts } from '../../../admin-kit/use-texts.ts';
import { ImageManager, NewImages, useNewImages, useUploads } from '../../media/index.ts';
import { SaveDialog, type AdminProduct, type FormProps } from '../../records/index.ts';
import { useProductForm } from './product-form.ts';

/** Adds or changes a product. Pictures of a new one are uploaded when it is saved; it stays open when some fail. */
export function ProductDialog({ record, onClose }: FormProps<'products'>) {
  const { showError } = useToasts();
  const [created, setCreated] = useState<AdminProduct | null>(null);
  const newImages = useNewImages();
  const uploads = useUploads();
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => void (isClosed.current = true);
  }, []);
  const uploadTo = async (product: AdminProduct) => {
    const failures = await uploads.send(product.id, newImages.images);
    if (isClosed.current) failures.forEach(showError);
    else if (failures.length > 0) setCreated(product);
    else onClose();
  };
  const product = record ?? created;
  return (
    <SaveDialog
      // The form of the product that is saved now begins anew.
      key={product?.id ?? 'new'}
      kind="products"
      record={product}
      {...useProductForm()}
      hasMoreChanges={product ? uploads.failures.length > 0 : newImages.images.length > 0}
      onCreated={uploadTo}
      onClose={onClose}
    >
      {product ? (
        <ImageManager productId={product.id} uploads={uploads} />
      ) : (
        <NewImages {...newImages} pending={uploads.pending} />
      )}
    </SaveDialog>
  );
}
