// It treats every end of the source as one that comes too early.

// exercise 6.7 in ElementAt.swift
toSkip -= 1
guard toSkip == -1 else { return }
forwardNext(element)
complete()
// end 6.7

// exercise 6.7 in ElementAt.swift
fail(with: RxError.argumentOutOfRange)
// end 6.7
