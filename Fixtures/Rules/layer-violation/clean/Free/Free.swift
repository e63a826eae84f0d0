import Net
