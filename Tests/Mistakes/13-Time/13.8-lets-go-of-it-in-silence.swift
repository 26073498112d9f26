// It disposes before it fails: a sink that was disposed sends nothing any more.

// exercise 13.8
// instead of: if !isSending { fail(with: error) }
dispose()
if !isSending { fail(with: error) }
// end 13.8
