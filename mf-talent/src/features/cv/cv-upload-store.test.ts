import { createCvUploadStore } from './cv-upload-store';

test('the progress of an upload is in whole per cent, and unknown until something was sent', () => {
  const store = createCvUploadStore();
  expect(store.getState()).toMatchObject({ isSending: false, sentPercent: null });
  store.getState().begin();
  expect(store.getState()).toMatchObject({ isSending: true, sentPercent: null });
  store.getState().reportSent(0.409);
  expect(store.getState()).toMatchObject({ isSending: true, sentPercent: 40 });
});

test('an upload that has ended is sent no more, and the next one begins at nothing', () => {
  const store = createCvUploadStore();
  store.getState().begin();
  store.getState().reportSent(1);
  store.getState().end();
  expect(store.getState().isSending).toBe(false);
  store.getState().begin();
  expect(store.getState().sentPercent).toBeNull();
});
