// From elsewhere, the concurrent one sends the action straight to main, where nobody can call it off.

// exercise 11.7
// instead of: return super.schedule(state, action: action)
_ = super.schedule(state, action: action)
return Disposables.create()
// end 11.7
