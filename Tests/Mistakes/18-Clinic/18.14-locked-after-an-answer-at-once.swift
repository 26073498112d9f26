// The controls are locked when the upload has been subscribed to (`onSubscribed`): after an upload
// that completes at once they stay locked for ever.

// exercise 18.14
// instead of: allow(false)
// instead of: upload.upload(text)
upload.upload(text)
  .do(onSubscribed: { [weak self] in self?.allow(false) })
// end 18.14
