// The value can always be read, even when there is none.

// exercise 7.6 in BehaviorSubject.swift
if case .disposed = life { throw RxError.disposed(object: self) }
return value
// end 7.6
