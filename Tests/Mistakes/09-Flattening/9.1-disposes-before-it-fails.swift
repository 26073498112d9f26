// Disposes everything, and then fails: the sink has stopped by then, so nobody hears what was
// thrown.

// exercise 9.1
// instead of: fail(with: error)
// instead of: return nil
dispose()
group.dispose()
fail(with: error)
return nil
// end 9.1
