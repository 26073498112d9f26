// A closure that throws while another thread is ending the result tells the observer a second end:
// `stop()` is called, but who was first is not looked at.

// exercise 9.1
// instead of: fail(with: error)
_ = stop()
tellEnd(error)
dispose()
// end 9.1
